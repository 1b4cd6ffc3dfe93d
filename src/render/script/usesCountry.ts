import type { Field, FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/field/behaviours.ts';
import { isCountry } from '#form/value/countries.ts';
import { isSearched } from '../field/choice/choiceLayout.ts';

/** Cached, because every visit asks. */
const known = new WeakMap<FormDefinition, boolean>();

/** Whether the form has a field that the visitor's country makes easier to fill in. */
export function usesCountry(definition: FormDefinition): boolean {
  let uses = known.get(definition);
  if (uses === undefined) {
    uses = definition.pages.some(({ fields }) => fields.some(asksForCountry));
    known.set(definition, uses);
  }
  return uses;
}

/** A phone number, an address, or a long list of countries. */
function asksForCountry(field: Field): boolean {
  if (!isKnownField(field)) return false;
  if (field.type !== 'dropdown') return field.type === 'phone' || field.type === 'address';
  return isSearched(field) && field.options.every(({ value }) => isCountry(value));
}
