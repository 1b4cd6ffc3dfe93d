import { type PointerEvent, type RefObject, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Dragging the items of a list by pointer or touch; the move happens when the item is dropped. */
export function usePointerSort(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const handlers = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const to = itemAt(list.current, event.clientY);
      if (to !== drag.to) setDrag({ from: drag.from, to });
    },
    onPointerUp: () => {
      if (drag !== undefined && drag.to !== drag.from) onMove(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    onLostPointerCapture: () => setDrag(undefined),
  });
  return { dragged: drag?.from, target: drag?.to, handlers };
}

/** The item under a height of the window; the first or last one beyond the ends. */
function itemAt(list: HTMLElement | null, height: number): number {
  const items = [...(list?.children ?? [])];
  const found = items.findIndex((item) => height < item.getBoundingClientRect().bottom);
  return found === -1 ? items.length - 1 : found;
}
