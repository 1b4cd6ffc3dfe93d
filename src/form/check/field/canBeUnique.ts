import type { Field } from '../../definition/document.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import { fieldKinds } from '../../value/kinds.ts';

/** Field types whose answer is one free text, which can identify a person. */
export function canBeUnique(field: Field): boolean {
  if (!isKnownField(field)) return true;
  return fieldKinds[field.type].valueType === 'string' && behaviourOf(field).comparison(field) !== 'none';
}
