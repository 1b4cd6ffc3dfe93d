import { useEffect, useEffectEvent } from 'react';
import { ApiError } from './apiError.ts';
import { onReconnect } from './connectivity.ts';

/** The delay before a retry. */
const retryDelay = 2_000;

/** Retries a failed load when the service is reachable again, and periodically after transient errors. */
export function useAutoRetry(error: unknown, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  const isPassing = error instanceof ApiError && ['unreachable', 'not_ready', 'busy'].includes(error.code);
  useEffect(() => onReconnect(() => retryNow()), []);
  useEffect(() => {
    if (!isPassing) return;
    const timer = setInterval(() => retryNow(), retryDelay);
    return () => clearInterval(timer);
  }, [isPassing]);
}
