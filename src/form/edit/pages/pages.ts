import type { FormDefinition, Page } from '../../definition/document.ts';

/* Operations on the pages of a draft; see those on fields. */

/** The most pages that the schema allows. */
const maxPages = 200;

/** An id that no page has, and that no rule mentions. */
export function newPageId(draft: FormDefinition): string {
  const text = JSON.stringify([draft.pages.map(({ id }) => id), draft.logic ?? []]);
  let number = draft.pages.length + 1;
  while (text.includes(`"page${number}"`)) number += 1;
  return `page${number}`;
}

/** Inserts an empty page after another, or at the end. */
export function addPage(draft: FormDefinition, after: string | undefined, id: string): FormDefinition {
  if (draft.pages.length >= maxPages) return draft;
  const index = draft.pages.findIndex((page) => page.id === after);
  const page: Page = { id, label: '', fields: [] };
  return { ...draft, pages: draft.pages.toSpliced(index === -1 ? draft.pages.length : index + 1, 0, page) };
}

/** Moves a page so that it has the given index afterwards. */
export function movePage(draft: FormDefinition, id: string, index: number): FormDefinition {
  const from = draft.pages.findIndex((page) => page.id === id);
  const page = draft.pages[from];
  const to = Math.max(0, Math.min(index, draft.pages.length - 1));
  if (page === undefined || from === to) return draft;
  return { ...draft, pages: draft.pages.toSpliced(from, 1).toSpliced(to, 0, page) };
}

/** Deletes a page with its fields. */
export function deletePage(draft: FormDefinition, id: string): FormDefinition {
  const pages = draft.pages.filter((page) => page.id !== id);
  return pages.length === draft.pages.length ? draft : { ...draft, pages };
}
