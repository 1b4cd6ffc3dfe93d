import { changeLine } from './changeLine.ts';
import type { Entry } from './entry.ts';
import { useDetailWords } from './useDetailWords.ts';

/** Under the sentence: what it was before, and what it is now. */
export function EntryChange({ entry }: { readonly entry: Entry }) {
  const line = changeLine(entry, useDetailWords());
  return line === '' ? null : <span className="audit-change">{line}</span>;
}
