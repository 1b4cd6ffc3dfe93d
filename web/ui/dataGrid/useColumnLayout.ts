import { type RefObject, useMemo, useState } from 'react';
import { columnStarts, type GridColumn, visibleColumns } from './gridColumn.ts';
import type { GridView } from './useGridView.ts';

/** The column of check marks is built in. */
const selectWidth = 44;

/** Where the columns are, while one of them is resized too, and which of them are in view. */
export function useColumnLayout<Row>(
  columns: readonly GridColumn<Row>[],
  view: GridView,
  activeColumn: number,
  scroller: RefObject<HTMLElement | null>,
) {
  const [resizing, setResizing] = useState<{ readonly id: string; readonly width: number }>();
  const shown = useMemo(
    () =>
      resizing === undefined
        ? columns
        : columns.map((each) => (each.id === resizing.id ? { ...each, width: resizing.width } : each)),
    [columns, resizing],
  );
  const starts = useMemo(
    () =>
      columnStarts(
        shown.map(({ width }) => width),
        selectWidth,
      ),
    [shown],
  );
  const pinned = shown.filter(({ isPinned }) => isPinned).length;
  const rendered = useMemo(
    () => visibleColumns(starts, pinned, view, activeColumn - 1),
    [starts, pinned, view, activeColumn],
  );
  const scrollTo = (column: number) => {
    const element = scroller.current;
    if (element === null || column - 1 < pinned) return;
    const from = starts[column - 1] ?? 0;
    const until = starts[column] ?? 0;
    const pinnedEnd = starts[pinned] ?? selectWidth;
    if (from - pinnedEnd < element.scrollLeft) element.scrollLeft = from - pinnedEnd;
    else if (until > element.scrollLeft + element.clientWidth)
      element.scrollLeft = until - element.clientWidth;
  };
  return { columns: shown, starts, pinned, rendered, width: starts.at(-1) ?? 0, setResizing, scrollTo };
}
