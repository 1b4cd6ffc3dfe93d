import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GridView } from './useGridView.ts';

interface GridRowsOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly view: GridView;
  readonly count: number;
  /** The row of the active cell; -1 is the header. */
  readonly activeRow: number;
  readonly shift: number;
  readonly onView: (from: number, to: number, isAtTop: boolean) => void;
}

/** The rows that are rendered. It tells which are in view, and scrolls along when rows come above them. */
export function useGridRows({ scroller, view, count, activeRow, shift, onView }: GridRowsOptions) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => view.rowHeight,
    overscan: 8,
    scrollPaddingStart: view.headHeight,
    // The row with the focus keeps its element, or the focus would be lost.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return activeRow < 0 || shown.includes(activeRow) ? shown : [...shown, activeRow].sort((a, b) => a - b);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes are computed again when the height of rows changes
  useLayoutEffect(() => rows.measure(), [view.rowHeight]);

  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  const isAtTop = view.top < view.rowHeight / 2;
  /** Asks the element, because the event that tells of a scroll comes later. */
  const isNowAtTop = () => isAtTop && (scroller.current?.scrollTop ?? 0) < view.rowHeight / 2;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element changes only with these
  useEffect(() => onView(startIndex, endIndex, isNowAtTop()), [onView, startIndex, endIndex, isAtTop]);

  const scrolledShift = useRef(shift);
  useLayoutEffect(() => {
    const moved = shift - scrolledShift.current;
    scrolledShift.current = shift;
    const element = scroller.current;
    if (moved === 0 || element === null) return;
    const isRead = element.contains(document.activeElement);
    // At the top the new rows come into view, unless somebody is at a row there.
    const before = element.scrollTop;
    if (before > 0 || isRead) element.scrollTop += moved * view.rowHeight;
    if (element.scrollTop === before) onView(startIndex, endIndex, isAtTop && before < view.rowHeight / 2);
  }, [scroller, shift, view.rowHeight, onView, startIndex, endIndex, isAtTop]);
  return rows;
}
