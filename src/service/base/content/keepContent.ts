import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull } from '#store/diskFull.ts';
import type { Store } from '#store/store.ts';
import { Lease, LeaseLost } from '../lease/lease.ts';

/** How often to check whether another process is still removing content, which takes moments. */
const round = 20;

/** Throws if the lease was lost, because content may have been removed since; the work is then retried. */
export type ConfirmMissing = () => Promise<void>;

/**
 * Keeps all content on disk while `work` runs, across all processes; content that is deleted meanwhile is
 * removed afterwards. Retries `work` if it finds content missing and the lease was lost, for instance
 * while the process was suspended.
 */
export async function keepContent<T>(
  store: Pick<Store, 'leases'>,
  work: (confirmMissing: ConfirmMissing) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    const lease = await takeLease(store);
    try {
      // The lease prevents new removals; this loop waits for those under way.
      while (await store.leases.areHeld('remove_content'))
        await sleep(round, undefined, signal === undefined ? {} : { signal });
      return await work(async () => await lease?.confirm());
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
    } finally {
      await lease?.release();
    }
  }
}

/** On a full disk no process gets a lease, so none removes content, and reading can go on without one. */
async function takeLease(store: Pick<Store, 'leases'>): Promise<Lease | undefined> {
  return await Lease.take(store, 'keep_content', []).catch((error: unknown) => {
    if (isDiskFull(error)) return undefined;
    throw error;
  });
}
