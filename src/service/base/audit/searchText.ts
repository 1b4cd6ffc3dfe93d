import { storableText } from '#kit/text/storableText.ts';

/** Normalises text for search: ignores case and compatibility variants (NFKC). */
export function searchText(text: string): string {
  return storableText(text.normalize('NFKC').toLowerCase());
}
