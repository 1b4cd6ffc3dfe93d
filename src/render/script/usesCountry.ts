import type { FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { adapterOf } from '../field/adapters.ts';

/** Cached, because every visit asks. */
const known = new WeakMap<FormDefinition, boolean>();

/** Whether the form has a field that the visitor's country makes easier to fill in. */
export function usesCountry(definition: FormDefinition): boolean {
  let uses = known.get(definition);
  if (uses === undefined) {
    uses = definition.pages.some(({ fields }) =>
      fields.some((field) => isKnownField(field) && adapterOf(field).asksForCountry?.(field)),
    );
    known.set(definition, uses);
  }
  return uses;
}
