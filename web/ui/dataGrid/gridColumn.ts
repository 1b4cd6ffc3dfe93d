import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface GridColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly icon?: LucideIcon | undefined;
  /** In pixels. */
  readonly width: number;
  /** Stays at the start of the grid while the others scroll. Pinned columns come first. */
  readonly isPinned: boolean;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined;
  /** The direction in which the rows are sorted by this column. */
  readonly sort?: 'ascending' | 'descending' | undefined;
  readonly cell: (row: Row) => ReactNode;
}

const narrowestColumn = 64;
const widestColumn = 800;

export function fittingWidth(width: number): number {
  return Math.round(Math.min(widestColumn, Math.max(narrowestColumn, width)));
}

/** Where each column starts, in pixels; the last number is the width of all of them. */
export function columnStarts(widths: readonly number[], first: number): number[] {
  const starts = [first];
  for (const width of widths) starts.push((starts.at(-1) ?? first) + width);
  return starts;
}

/**
 * The columns to render: all pinned ones, those in view with one more on each side, and the one with the focus, which
 * must not lose its element.
 */
export function visibleColumns(
  starts: readonly number[],
  pinned: number,
  view: { readonly from: number; readonly to: number },
  focused: number,
): number[] {
  const count = starts.length - 1;
  const shown: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startsAt = starts[index] ?? 0;
    const endsAt = starts[index + 1] ?? 0;
    const previousStart = starts[index - 1] ?? startsAt;
    const nextEnd = starts[index + 2] ?? endsAt;
    if (index < pinned || index === focused || (nextEnd >= view.from && previousStart <= view.to))
      shown.push(index);
  }
  return shown;
}
