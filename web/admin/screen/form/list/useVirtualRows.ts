import { type RefObject, useLayoutEffect, useState } from 'react';

/** The number of rows added or removed at a time. */
const step = 4;

interface Sight {
  /** The height of a row, in pixels. */
  readonly row: number;
  /** The first visible row, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Virtualises a list of equally high rows, with a few rows of overscan. */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number): Sight {
  const [sight, setSight] = useState<Sight>({ row: 49, from: 0, to: 6 * step });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = () =>
      setSight((before) => {
        const now = sightOf(element, before.row);
        return now.row === before.row && now.from === before.from && now.to === before.to ? before : now;
      });
    look();
    const size = new ResizeObserver(look);
    size.observe(element);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      size.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list]);
  const { row, from, to } = sight;
  // A list that became shorter shows its end until the page has scrolled back.
  const first = Math.max(0, Math.min(from, count - (to - from)));
  return { row, from: first, to: Math.min(count, first + to - from) };
}

function sightOf(list: HTMLElement, before: number): Sight {
  const { top } = list.getBoundingClientRect();
  const row = list.firstElementChild?.getBoundingClientRect().height || before;
  const from = Math.floor(-top / row / step - 1) * step;
  const to = Math.ceil((window.innerHeight - top) / row / step + 1) * step;
  return { row, from: Math.max(0, from), to: Math.max(step, to) };
}
