import { type Field, type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { shownOptions } from '#form/definition/shownOptions.ts';

export interface ChoiceField {
  readonly id: Field['id'];
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The questions whose options can have a limited number of places. */
export function choiceFields(draft: FormDefinition): ChoiceField[] {
  return [...fieldsOf(draft)].flatMap((field) => {
    const options = shownOptions(field) ?? [];
    if (options.length === 0) return [];
    const named = options.map(({ value, label }) => ({ value, label: label || value }));
    return [{ id: field.id, label: field.label || field.id, options: named }];
  });
}
