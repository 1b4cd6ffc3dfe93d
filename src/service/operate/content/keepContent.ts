import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull } from '#store/diskFull.ts';
import type { Store } from '#store/store.ts';
import { Lease, LeaseLost } from '../lease/lease.ts';

/** How often whoever is just removing content is asked about; it takes moments. */
const round = 20;

/** Throws where content that was not there may have been removed since the work began; it then begins anew. */
export type ConfirmMissing = () => Promise<void>;

/**
 * Keeps all content on disk while `work` goes on, in every process: what is deleted meanwhile is removed afterwards. Where
 * the lease was lost, by a process that was suspended for instance, and content was missing, `work` is done again.
 */
export async function keepContent<T>(
  store: Pick<Store, 'leases'>,
  work: (confirmMissing: ConfirmMissing) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    const lease = await takeLease(store);
    try {
      // From here on nobody begins to remove anything; whoever had begun before comes to an end.
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

/** On a full disk nobody can take one, so nobody removes anything either; reading goes on. */
async function takeLease(store: Pick<Store, 'leases'>): Promise<Lease | undefined> {
  return await Lease.take(store, 'keep_content', []).catch((error: unknown) => {
    if (isDiskFull(error)) return undefined;
    throw error;
  });
}
