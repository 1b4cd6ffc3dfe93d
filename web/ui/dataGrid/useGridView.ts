import { type RefObject, useLayoutEffect, useState } from 'react';

export interface GridView {
  /** The horizontal range in view, in pixels. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly headHeight: number;
}

/** Horizontal scrolling renders again only after this many pixels. */
const step = 80;

const before: GridView = { from: 0, to: 1600, top: 0, height: 600, rowHeight: 41, headHeight: 36 };

/** The part of a scrolled grid that is in view. The height of a row follows the density and the pointer. */
export function useGridView(scroller: RefObject<HTMLElement | null>): GridView {
  const [view, setView] = useState(before);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const update = () => setView((known) => changed(known, viewOf(element)));
    update();
    const size = new ResizeObserver(update);
    size.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [scroller]);
  return view;
}

function viewOf(element: HTMLElement): GridView {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const control = Number.parseInt(getComputedStyle(element).getPropertyValue('--control-height'), 10) || 32;
  return {
    from: Math.floor(scrollLeft / step) * step,
    to: Math.ceil((scrollLeft + clientWidth) / step) * step,
    // Only whether it is at the top matters.
    top: Math.min(scrollTop, 100),
    height: clientHeight,
    rowHeight: control + 9,
    headHeight: control + 5,
  };
}

function changed(known: GridView, now: GridView): GridView {
  const isSame = (Object.keys(now) as (keyof GridView)[]).every((key) => known[key] === now[key]);
  return isSame ? known : now;
}
