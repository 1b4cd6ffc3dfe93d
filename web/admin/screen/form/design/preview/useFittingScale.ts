import { type RefObject, useEffect, useRef, useState } from 'react';

interface Fitting {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** At most 1: a device is never shown larger than it is. */
  readonly scale: number;
  /** The height of the frame in pixels. */
  readonly height: number;
}

/** How much a device of that width must shrink to fit into the frame. */
export function useFittingScale(width: number): Fitting {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height: 640 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0) setSize({ width: clientWidth, height: clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, scale: Math.min(1, size.width / width), height: size.height };
}
