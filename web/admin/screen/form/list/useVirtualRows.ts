import { type RefObject, useLayoutEffect, useState } from 'react';

/** The number of rows added or removed at a time. */
const step = 4;

interface VisibleRows {
  /** The height of a row, in pixels. */
  readonly row: number;
  /** The first visible row, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Virtualises a list of equally high rows, with a few rows of overscan. */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number): VisibleRows {
  const [visibleRows, setVisibleRows] = useState<VisibleRows>({ row: 49, from: 0, to: 6 * step });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const update = () =>
      setVisibleRows((before) => {
        const now = visibleRowsOf(element, before.row);
        return now.row === before.row && now.from === before.from && now.to === before.to ? before : now;
      });
    update();
    const size = new ResizeObserver(update);
    size.observe(element);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      size.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [list]);
  const { row, from, to } = visibleRows;
  // A list that became shorter shows its end until the page has scrolled back.
  const first = Math.max(0, Math.min(from, count - (to - from)));
  return { row, from: first, to: Math.min(count, first + to - from) };
}

function visibleRowsOf(list: HTMLElement, before: number): VisibleRows {
  const { top } = list.getBoundingClientRect();
  const row = list.firstElementChild?.getBoundingClientRect().height || before;
  const from = Math.floor(-top / row / step - 1) * step;
  const to = Math.ceil((window.innerHeight - top) / row / step + 1) * step;
  return { row, from: Math.max(0, from), to: Math.max(step, to) };
}
