import type { FormDefinition } from '#form/definition/document.ts';
import type { FieldType } from '#form/value/kinds.ts';

const types: ReadonlySet<string> = new Set<FieldType>(['phone', 'address']);

/** Cached, because every visit asks. */
const known = new WeakMap<FormDefinition, boolean>();

/** Whether the form has a field that the visitor's country makes easier to fill in. */
export function usesCountry(definition: FormDefinition): boolean {
  let uses = known.get(definition);
  if (uses === undefined) {
    uses = definition.pages.some(({ fields }) => fields.some(({ type }) => types.has(type)));
    known.set(definition, uses);
  }
  return uses;
}
