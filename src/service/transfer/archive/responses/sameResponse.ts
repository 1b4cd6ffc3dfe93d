import { withTimes } from '#store/fragment.ts';
import type { StoredResponse } from '#store/query/transfer/importing.ts';
import { storedTimes } from '../movedTimes.ts';
import type { ResponseColumns } from './columns.ts';
import { fragmentText, headAt, tailAt } from './fragmentBytes.ts';

/** Whether a stored response equals the one on the line. Values that the line omits are not compared. */
export function isSameResponse(row: StoredResponse, columns: ResponseColumns, index: number): boolean {
  const { text } = columns;
  if (text === undefined) throw new Error('read without its text');
  const brought = {
    created_at: columns.created_at[index] ?? 0,
    updated_at: columns.updated_at[index] ?? 0,
  };
  const times = storedTimes(row, brought);
  const version = columns.version[index];
  const submission = text.submission_id[index] ?? null;
  const language = text.language[index] ?? null;
  const extra = text.extra[index] ?? null;
  return (
    times !== undefined &&
    row.state === (columns.test[index] === 1 ? 'test' : 'live') &&
    row.head === fragmentText(headAt(text.fragments, index)) &&
    row.tail === withTimes(fragmentText(tailAt(text.fragments, index)), brought, times) &&
    row.workflows === text.workflows[index] &&
    (version === 0 || row.version === version) &&
    (submission === null || row.submission_id === submission) &&
    (language === null || row.language === language) &&
    (extra === null || row.extra === extra)
  );
}
