import { useEffect } from 'react';
import type { LazyPart } from './lazyPart.ts';

/** Where a browser cannot tell when it has nothing to do. */
const pause = 2_000;

/** Loads parts once the first screen stands, so that they open at once then, also without a network. */
export function usePreloadWhenIdle(parts: readonly LazyPart<unknown>[]): void {
  useEffect(() => {
    // What fails now is tried again, and told of, when it is wanted.
    const load = () => void Promise.allSettled(parts.map((part) => part.load()));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, pause);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(load);
    return () => cancelIdleCallback(wait);
  }, [parts]);
}
