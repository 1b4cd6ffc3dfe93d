import type { Field } from '#form/definition/document.ts';
import { isFieldType } from '#form/value/kinds.ts';

/** Calculated and paid answers follow from others, and texts have none. */
export function isEditable(field: Field): boolean {
  if (!isFieldType(field.type)) return false;
  if (field.type === 'rich_text' || field.type === 'credit_card') return false;
  return !('formula' in field) || field.formula === undefined;
}
