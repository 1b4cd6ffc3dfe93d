import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridCell } from './moveInGrid.ts';

/** The cell in the tab order, which stays on its row when rows come above it. */
export function useGridCell(scroller: RefObject<HTMLElement | null>, shift: number) {
  const [cell, setCell] = useState<GridCell>({ row: 0, column: 1 });
  const [knownShift, setKnownShift] = useState(shift);
  // While it renders, so that the row with the focus keeps its element however many rows come above it.
  if (knownShift !== shift) {
    setKnownShift(shift);
    const isRead = scroller.current?.contains(document.activeElement) === true;
    if (isRead && cell.row >= 0) setCell({ ...cell, row: Math.max(0, cell.row + shift - knownShift) });
  }
  return [cell, setCell] as const;
}

/** Focuses the active cell once it is rendered, whenever it was asked to. */
export function useCellFocus(scroller: RefObject<HTMLElement | null>): () => void {
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const found = scroller.current?.querySelector<HTMLElement>('[data-active="true"]');
    if (!found) return;
    wantsFocus.current = false;
    found.focus({ preventScroll: true });
  });
  return () => {
    wantsFocus.current = true;
  };
}
