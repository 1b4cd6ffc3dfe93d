import { canBeUnique } from '#form/check/field/canBeUnique.ts';
import { type Field, type FormDefinition, fieldsOf } from '#form/definition/document.ts';

/** The questions whose answer can tell people apart. */
export function uniqueFields(draft: FormDefinition): { id: Field['id']; label: string }[] {
  return [...fieldsOf(draft)]
    .filter((field) => canBeUnique(field) && field.type !== 'hidden')
    .map(({ id, label }) => ({ id, label: label || id }));
}
