import type { Page } from '#form/definition/document.ts';
import { onOneLine } from '#form/edit/insert/insertedParts.ts';

/** The heading of a page; `numbered` gives a name to pages without one. */
export function pageName(
  { label }: Pick<Page, 'label'>,
  index: number,
  numbered: (number: number) => string,
): string {
  return onOneLine(label) || numbered(index + 1);
}
