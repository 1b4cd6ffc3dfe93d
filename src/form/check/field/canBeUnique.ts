import type { Field } from '../../definition/document.ts';
import { isKnownField } from '../../type/behaviours.ts';
import { fieldKinds } from '../../value/kinds.ts';

/** Field types whose answer is one free text, which can identify a person. */
export function canBeUnique(field: Field): boolean {
  if (!isKnownField(field)) return true;
  if (field.type === 'rich_text' || field.type === 'credit_card') return false;
  return fieldKinds[field.type].valueType === 'string';
}
