import { useEffect } from 'react';
import type { LazyPart } from './lazyPart.ts';

/** The delay in browsers without `requestIdleCallback`. */
const fallbackDelay = 2_000;

/** Preloads parts after the first screen, so that they open at once and also without a network. */
export function usePreloadWhenIdle(parts: readonly LazyPart<unknown>[]): void {
  useEffect(() => {
    // Ignores failures: opening the part retries and reports them.
    const load = () => void Promise.allSettled(parts.map((part) => part.load()));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, fallbackDelay);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }, [parts]);
}
