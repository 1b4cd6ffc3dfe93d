import type { FairLimiter } from './fairLimiter.ts';
import { nextPiece } from './nextPiece.ts';

/**
 * Runs work of the main thread when its key has a turn. With SQLite, work may end without ever leaving the thread. So it begins in a
 * later turn of the event loop, and requests that have arrived are read between two pieces.
 */
export async function runInTurn<T>(
  limiter: FairLimiter,
  key: string,
  work: () => Promise<T>,
  signal?: AbortSignal | undefined,
): Promise<T> {
  return await limiter.run(
    key,
    async () => {
      await nextPiece();
      return await work();
    },
    signal,
  );
}
