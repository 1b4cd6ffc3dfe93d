import type { FormDefinition } from '#form/definition/document.ts';
import { submitDefinition } from './archive/submitForm.ts';

/** A form of this many fields: the ten of the other benchmarks, repeated. */
export function longForm(count: number): FormDefinition {
  const [page] = submitDefinition.pages;
  const ten = page?.fields ?? [];
  const fields = Array.from({ length: count }, (_, index) => ({
    ...(ten[index % ten.length] as (typeof ten)[number]),
    id: `field${index + 1}`,
  }));
  return { format: 2, title: 'A long form', pages: [{ id: 'page1', label: '', fields }] };
}
