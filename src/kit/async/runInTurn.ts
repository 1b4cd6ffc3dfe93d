import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import type { FairLimiter } from './fairLimiter.ts';

/**
 * Runs work of the main thread when its key has a turn. With SQLite, work may end without ever leaving the thread. Work that waited
 * begins in a later turn of the event loop, so that requests that have arrived are read between two pieces.
 */
export async function runInTurn<T>(
  limiter: FairLimiter,
  key: string,
  work: () => Promise<T>,
  signal?: AbortSignal | undefined,
): Promise<T> {
  if (limiter.mayBegin(key)) return await limiter.run(key, work, signal);
  return await limiter.run(
    key,
    async () => {
      await nextTurnOfLoop();
      return await work();
    },
    signal,
  );
}
