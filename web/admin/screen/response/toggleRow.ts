import { maxNamedResponses } from '#contract/app/response/limits.ts';

/** The places of the rows of a table. */
export interface RowOrder {
  readonly indexOf: (id: number) => number;
  /** From one place to another, both included. */
  readonly idsBetween: (from: number, to: number) => readonly number[];
}

interface Toggled {
  readonly id: number;
  /** The row from which a range begins. An id, because live updates move rows to other places. */
  readonly anchor: number | undefined;
}

/** The selected rows after a click on one of them, or on the last one of a range. */
export function toggleRow(
  rows: RowOrder,
  selected: Iterable<number>,
  { id, anchor }: Toggled,
): ReadonlySet<number> {
  const ids = new Set(selected);
  const isOn = !ids.has(id);
  const from = anchor === undefined ? -1 : rows.indexOf(anchor);
  const to = rows.indexOf(id);
  // The anchor may have left the table since.
  const range = from < 0 || to < 0 ? [id] : rows.idsBetween(from, to);
  for (const each of range) {
    if (isOn && ids.size < maxNamedResponses) ids.add(each);
    else if (!isOn) ids.delete(each);
  }
  return ids;
}

export function orderOf(ids: readonly number[]): RowOrder {
  return {
    indexOf: (id) => ids.indexOf(id),
    idsBetween: (from, to) => ids.slice(Math.min(from, to), Math.max(from, to) + 1),
  };
}
