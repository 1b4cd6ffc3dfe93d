import { type PointerEvent, useRef, useState } from 'react';

export interface RuleDrag {
  readonly from: number;
  /** The place of the rule after dropping it, as counted without it. */
  readonly to: number;
}

/** Dragging of rules by their handles, with mouse, pen and touch; Escape ends it. */
export function useRuleDrag(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<RuleDrag>();
  const begin = (event: PointerEvent, from: number) => {
    if (event.button !== 0) return;
    const { currentTarget: handle, pointerId } = event;
    handle.setPointerCapture(pointerId);
    let to = from;
    const ending = new AbortController();
    const finish = (isDropped: boolean) => {
      ending.abort();
      setDrag(undefined);
      if (isDropped) move(from, to);
    };
    const { signal } = ending;
    handle.addEventListener(
      'pointermove',
      (moved) => {
        to = positionAt(list.current, (moved as globalThis.PointerEvent).clientY, from);
        setDrag({ from, to });
      },
      { signal },
    );
    handle.addEventListener('pointerup', () => finish(true), { signal });
    handle.addEventListener('pointercancel', () => finish(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal });
  };
  return { list, drag, begin };
}

/** Counts the other rules whose middle is above the pointer. */
function positionAt(list: HTMLElement | null, y: number, from: number): number {
  if (list === null) return from;
  return [...list.children].filter((card, index) => {
    const { top, height } = card.getBoundingClientRect();
    return index !== from && top + height / 2 < y;
  }).length;
}
