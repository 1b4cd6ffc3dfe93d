import { storableText } from '#kit/text/storableText.ts';

/** A text as it is searched: without the difference of capitals, and of letters that look the same. */
export function foldedText(text: string): string {
  return storableText(text.normalize('NFKC').toLowerCase());
}
