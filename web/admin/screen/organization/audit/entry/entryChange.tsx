import { changeLine } from './changeLine.ts';
import type { Entry } from './entry.ts';
import { useDetailLabels } from './useDetailLabels.ts';

/** Under the sentence: what it was before, and what it is now. */
export function EntryChange({ entry }: { readonly entry: Entry }) {
  const line = changeLine(entry, useDetailLabels());
  return line === '' ? null : <span className="audit-change">{line}</span>;
}
