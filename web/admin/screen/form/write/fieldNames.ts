import type { Field, FormDefinition, Page } from '#form/definition/document.ts';
import { behaviourOf, isKnownField } from '#form/type/behaviours.ts';

/** The label of a field on one line; its key or id where it has none. */
export function fieldName({ id, key, label }: Pick<Field, 'id' | 'key' | 'label'>): string {
  const text = label.replace(/\s+/g, ' ').trim();
  return text === '' ? (key ?? id) : text;
}

/** The heading of a page; `numbered` gives a name to pages without one. */
export function pageName(
  { label }: Pick<Page, 'label'>,
  index: number,
  numbered: (number: number) => string,
): string {
  const text = label.replace(/\s+/g, ' ').trim();
  return text === '' ? numbered(index + 1) : text;
}

/** The fields whose answers formulas and texts can use. */
export function usableFields(draft: FormDefinition): Field[] {
  return draft.pages.flatMap(({ fields }) =>
    fields.filter((field) => isKnownField(field) && behaviourOf(field).formulaUse(field) !== 'none'),
  );
}
