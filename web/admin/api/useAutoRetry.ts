import { useEffect, useEffectEvent } from 'react';
import { ApiError } from './apiError.ts';
import { onReconnect } from './connectivity.ts';

/** So long what failed rests before it is tried again. */
const pause = 2_000;

/** Retries a failed load when the service is back, and periodically after passing errors. */
export function useAutoRetry(error: unknown, retry: () => void): void {
  const again = useEffectEvent(retry);
  const isPassing = error instanceof ApiError && ['unreachable', 'not_ready'].includes(error.code);
  useEffect(() => onReconnect(() => again()), []);
  useEffect(() => {
    if (!isPassing) return;
    const timer = setInterval(() => again(), pause);
    return () => clearInterval(timer);
  }, [isPassing]);
}
