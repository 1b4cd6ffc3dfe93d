import { type PointerEvent as ReactPointerEvent, useRef } from 'react';

interface Drag {
  /** Called while something is dragged, with the point in the window. */
  readonly onMove: (x: number, y: number) => void;
  /** Called at the end; `isDropped` is false where the drag was cancelled. */
  readonly onEnd: (isDropped: boolean) => void;
}

/** How far the pointer moves before a press becomes a drag. */
const threshold = 6;

/**
 * Drags by mouse, pen or touch. The pointer stays captured by the element, so that its moves arrive here also while it
 * is over the frame with the form, which is a page of its own.
 */
export function usePointerDrag({ onMove, onEnd }: Drag) {
  const start = useRef<{ readonly x: number; readonly y: number; isDragging: boolean }>(undefined);
  const stop = (isDropped: boolean) => {
    const wasDragging = start.current?.isDragging === true;
    start.current = undefined;
    delete document.documentElement.dataset.dragging;
    if (wasDragging) onEnd(isDropped);
  };
  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      const { target, currentTarget } = event;
      const button = target instanceof Element ? target.closest('button') : null;
      if (event.button !== 0 || (button !== null && button !== currentTarget)) return;
      // At once, because the first move may already be outside of the element.
      currentTarget.setPointerCapture(event.pointerId);
      // The frame lets the pointer through, because its process would get the moves above it.
      document.documentElement.dataset.dragging = '';
      start.current = { x: event.clientX, y: event.clientY, isDragging: false };
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      const begun = start.current;
      if (begun === undefined) return;
      const { clientX: x, clientY: y } = event;
      if (!begun.isDragging) {
        if (Math.hypot(x - begun.x, y - begun.y) < threshold) return;
        begun.isDragging = true;
        swallowClick(event.currentTarget);
      }
      onMove(x, y);
    },
    onPointerUp: () => stop(true),
    onPointerCancel: () => stop(false),
    onLostPointerCapture: () => stop(false),
  };
}

/** The click at the end of a drag is not meant for the button that was dragged. */
function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, { capture: true, once: true });
  const done = () => setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
  element.addEventListener('pointerup', done, { once: true });
  element.addEventListener('pointercancel', done, { once: true });
}
