import type { Field, FormDefinition, Page } from '../definition/document.ts';

/** Applies a change to the named fields; returns the same draft where no field changes. */
export function changeFields(
  draft: FormDefinition,
  ids: readonly string[],
  change: (field: Field) => Field,
): FormDefinition {
  const named = new Set(ids);
  return withPages(draft, (page) => {
    const fields = page.fields.map((field) => (named.has(field.id) ? change(field) : field));
    return fields.every((field, index) => field === page.fields[index]) ? page : { ...page, fields };
  });
}

/** Moves the named fields to the end of a page, in the order of the form. */
export function moveToPage(draft: FormDefinition, ids: readonly string[], pageId: string): FormDefinition {
  if (!draft.pages.some(({ id }) => id === pageId)) return draft;
  const named = new Set(ids);
  const moved = draft.pages.flatMap(({ fields }) => fields.filter(({ id }) => named.has(id)));
  if (moved.length === 0) return draft;
  return withPages(draft, (page) => {
    const kept = page.fields.filter(({ id }) => !named.has(id));
    const fields = page.id === pageId ? [...kept, ...moved] : kept;
    const isSame =
      fields.length === page.fields.length && fields.every((field, index) => field === page.fields[index]);
    return isSame ? page : { ...page, fields };
  });
}

export function removeFields(draft: FormDefinition, ids: readonly string[]): FormDefinition {
  const named = new Set(ids);
  return withPages(draft, (page) => {
    const fields = page.fields.filter(({ id }) => !named.has(id));
    return fields.length === page.fields.length ? page : { ...page, fields };
  });
}

/** Applies a change to one page. */
export function changePage(draft: FormDefinition, id: string, change: (page: Page) => Page): FormDefinition {
  return withPages(draft, (page) => (page.id === id ? change(page) : page));
}

function withPages(draft: FormDefinition, change: (page: Page) => Page): FormDefinition {
  const pages = draft.pages.map(change);
  return pages.every((page, index) => page === draft.pages[index]) ? draft : { ...draft, pages };
}
