import { useEffect, useEffectEvent } from 'react';
import { onReturn } from './reach.ts';
import { Refused } from './refused.ts';

/** So long what failed rests before it is tried again. */
const pause = 2_000;

/**
 * Tries again by itself what failed: as soon as the service is back, and from time to time where a single call came to
 * nothing, or the service answers and cannot do more yet.
 */
export function useRetries(error: unknown, retry: () => void): void {
  const again = useEffectEvent(retry);
  const isPassing = error instanceof Refused && ['unreachable', 'not_ready'].includes(error.code);
  useEffect(() => onReturn(() => again()), []);
  useEffect(() => {
    if (!isPassing) return;
    const timer = setInterval(() => again(), pause);
    return () => clearInterval(timer);
  }, [isPassing]);
}
