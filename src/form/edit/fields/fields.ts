import type { Field, FormDefinition, Page } from '../../definition/document.ts';
import { copyFields, type FieldsWithRules, fieldsWithRules } from './copyFields.ts';
import { type FieldPosition, positionAfter } from './position.ts';

/*
 * Operations on the fields of a draft. They return the given draft when nothing changes, and share the pages and
 * fields that they do not touch. Rules and formulas that name a deleted field stay as they are: the checker reports
 * them, and an undo makes them right again.
 */

/** The most fields that the schema allows on a page. */
const maxFields = 500;

/** Inserts fields at a place; a draft without pages gets one. */
export function addFields(
  draft: FormDefinition,
  fields: readonly Field[],
  position: FieldPosition,
): FormDefinition {
  if (fields.length === 0) return draft;
  if (draft.pages.length === 0)
    return { ...draft, pages: [{ id: position.page || 'page1', label: '', fields: [...fields] }] };
  return changePage(draft, position.page, (page) =>
    page.fields.length + fields.length > maxFields
      ? page
      : { ...page, fields: page.fields.toSpliced(position.index, 0, ...fields) },
  );
}

/** Inserts copied fields at a place, and their rules behind the others. */
export function addCopies(
  draft: FormDefinition,
  { fields, rules }: FieldsWithRules,
  position: FieldPosition,
): FormDefinition {
  const next = addFields(draft, fields, position);
  return next === draft || rules.length === 0 ? next : { ...next, logic: [...(draft.logic ?? []), ...rules] };
}

/** Moves fields to a place, in the order that they have in the document. */
export function moveFields(
  draft: FormDefinition,
  ids: readonly string[],
  position: FieldPosition,
): FormDefinition {
  const chosen = new Set(ids);
  const target = draft.pages.find(({ id }) => id === position.page);
  const moved = draft.pages.flatMap((page) => page.fields.filter(({ id }) => chosen.has(id)));
  if (moved.length === 0 || target === undefined) return draft;
  // The index counts the fields as they are now; those that leave from before it make it smaller.
  const index = target.fields.slice(0, position.index).filter(({ id }) => !chosen.has(id)).length;
  const without = deleteFields(draft, ids);
  const next = addFields(without, moved, { page: position.page, index });
  if (next === without) return draft;
  return isSameOrder(draft, next) ? draft : next;
}

export type Step = 'up' | 'down' | 'first' | 'last';

/** Moves fields one place up or down, over the border of a page too, or to the start or end of the form. */
export function stepFields(draft: FormDefinition, ids: readonly string[], step: Step): FormDefinition {
  const position = stepCursor(draft, ids, step);
  return position === undefined ? draft : moveFields(draft, ids, position);
}

function stepCursor(draft: FormDefinition, ids: readonly string[], step: Step): FieldPosition | undefined {
  const chosen = new Set(ids);
  const { pages } = draft;
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (step === 'first') return { page: first.id, index: 0 };
  if (step === 'last') return { page: last.id, index: last.fields.length };
  const isChosen = ({ id }: Field) => chosen.has(id);
  if (step === 'up') {
    const number = pages.findIndex(({ fields }) => fields.some(isChosen));
    const index = pages[number]?.fields.findIndex(isChosen) ?? -1;
    if (index > 0) return { page: pages[number]?.id ?? '', index: index - 1 };
    const before = pages[number - 1];
    return before && { page: before.id, index: before.fields.length };
  }
  const number = pages.findLastIndex(({ fields }) => fields.some(isChosen));
  const page = pages[number];
  const index = page?.fields.findLastIndex(isChosen) ?? -1;
  if (page !== undefined && index < page.fields.length - 1) return { page: page.id, index: index + 2 };
  const after = pages[number + 1];
  return after && { page: after.id, index: 0 };
}

export function deleteFields(draft: FormDefinition, ids: readonly string[]): FormDefinition {
  const chosen = new Set(ids);
  return changePages(draft, (page) => {
    const fields = page.fields.filter(({ id }) => !chosen.has(id));
    return fields.length === page.fields.length ? page : { ...page, fields };
  });
}

/**
 * Copies fields behind the last of them, with new ids, and the rules that act on them. References among them lead to
 * the copies.
 */
export function duplicateFields(
  draft: FormDefinition,
  ids: readonly string[],
  newId: () => string,
): { readonly draft: FormDefinition; readonly added: readonly string[] } {
  const originals = fieldsWithRules(draft, ids);
  const position = positionAfter(draft, ids);
  if (originals.fields.length === 0 || position === undefined) return { draft, added: [] };
  const copies = copyFields(draft, originals, newId);
  return { draft: addCopies(draft, copies, position), added: copies.fields.map(({ id }) => id) };
}

/** Changes single fields; `change` returns the given field where nothing changes. */
export function changeFields(
  draft: FormDefinition,
  ids: readonly string[],
  change: (field: Field) => Field,
): FormDefinition {
  const chosen = new Set(ids);
  return changePages(draft, (page) => {
    const fields = page.fields.map((field) => (chosen.has(field.id) ? change(field) : field));
    return fields.every((field, index) => field === page.fields[index]) ? page : { ...page, fields };
  });
}

export function setRequired(
  draft: FormDefinition,
  ids: readonly string[],
  required: boolean,
): FormDefinition {
  return changeFields(draft, ids, (field) => {
    if ((field.required === true) === required) return field;
    if (required) return { ...field, required };
    const { required: _, ...rest } = field;
    return rest as Field;
  });
}

export function changePage(draft: FormDefinition, id: string, change: (page: Page) => Page): FormDefinition {
  return changePages(draft, (page) => (page.id === id ? change(page) : page));
}

function changePages(draft: FormDefinition, change: (page: Page) => Page): FormDefinition {
  const pages = draft.pages.map(change);
  return pages.every((page, index) => page === draft.pages[index]) ? draft : { ...draft, pages };
}

function isSameOrder(one: FormDefinition, other: FormDefinition): boolean {
  return one.pages.every((page, number) => {
    const fields = other.pages[number]?.fields;
    return (
      fields?.length === page.fields.length && page.fields.every((field, index) => field === fields[index])
    );
  });
}
