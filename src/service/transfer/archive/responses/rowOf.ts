import { withTimes } from '#store/fragment.ts';
import type { NewResponseRow } from '#store/store.ts';
import { movedTo } from '../movedTimes.ts';
import type { ResponseColumns } from './columns.ts';
import { fragmentText, headAt, tailAt } from './fragmentBytes.ts';

export interface RowSetting {
  form_id: string;
  /** The version for lines that name none. */
  version: number;
  import_id: string | null;
}

/** The row for one line; `target` is the `created_at` to which a tie moves it. */
export function rowOf(
  columns: ResponseColumns,
  index: number,
  { form_id, version, import_id }: RowSetting,
  target: number | undefined,
): NewResponseRow {
  const { text } = columns;
  if (text === undefined) throw new Error('read without its text');
  const created_at = columns.created_at[index] ?? 0;
  const updated_at = columns.updated_at[index] ?? 0;
  const times = movedTo({ created_at, updated_at }, target);
  const tail = tailAt(text.fragments, index);
  return {
    form_id,
    id: columns.id[index] ?? 0,
    version: columns.version[index] || version,
    state: columns.test[index] === 1 ? 'test' : 'live',
    number: columns.number[index] || null,
    created_at: times.created_at,
    moved_from: target === undefined ? null : created_at,
    updated_at: times.updated_at,
    submission_id: text.submission_id[index] ?? null,
    body_hash: null,
    device: null,
    language: text.language[index] ?? null,
    import_id,
    extra: text.extra[index] ?? null,
    head: headAt(text.fragments, index),
    workflows: text.workflows[index] ?? '[]',
    tail: target === undefined ? tail : withTimes(fragmentText(tail), { created_at, updated_at }, times),
  };
}
