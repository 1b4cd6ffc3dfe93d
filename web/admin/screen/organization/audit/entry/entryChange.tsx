import { changeLine } from './changeLine.ts';
import type { Entry } from './entry.ts';
import { useDetailLabels } from './useDetailLabels.ts';

/** The old and the new value, below the sentence. */
export function EntryChange({ entry }: { readonly entry: Entry }) {
  const line = changeLine(entry, useDetailLabels());
  return line === '' ? null : <span className="audit-change">{line}</span>;
}
