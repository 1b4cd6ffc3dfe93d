import type { Field, FormDefinition } from '../../definition/document.ts';

/** A position among the fields of a page. */
export interface FieldPosition {
  readonly page: string;
  readonly index: number;
}

/** Where a field is; undefined for an unknown one. */
export function positionOf(draft: FormDefinition, field: string): FieldPosition | undefined {
  for (const page of draft.pages) {
    const index = page.fields.findIndex(({ id }) => id === field);
    if (index !== -1) return { page: page.id, index };
  }
  return undefined;
}

/** After the last of these fields, else at the end of the last page. */
export function positionAfter(draft: FormDefinition, fields: readonly string[]): FieldPosition | undefined {
  const chosen = new Set(fields);
  const [last] = fieldIds(draft)
    .filter((id) => chosen.has(id))
    .slice(-1);
  const position = last === undefined ? undefined : positionOf(draft, last);
  if (position !== undefined) return { ...position, index: position.index + 1 };
  const page = draft.pages.at(-1);
  return page && { page: page.id, index: page.fields.length };
}

/** All fields in the order of the document. */
export function fieldIds(draft: FormDefinition): Field['id'][] {
  return draft.pages.flatMap((page) => page.fields.map(({ id }) => id));
}

export function fieldWithId(draft: FormDefinition, id: string): Field | undefined {
  for (const page of draft.pages) {
    const found = page.fields.find((field) => field.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}
