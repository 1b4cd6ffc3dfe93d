import type { FileStore } from '#store/files/fileStore.ts';
import { dequeueContent, queuedContentKeys } from '#store/query/operate/contentRemoval.ts';
import { referencedStorageKeys } from '#store/query/operate/storageKey.ts';
import type { Store } from '#store/store.ts';
import { Lease } from '../lease/lease.ts';

const atOnce = 200;

/** Much shorter than the lease: after a disk has hung, the batch stops rather than outlive its lease. */
const patience = 5000;

/** How long content outlives its row, so that a request that has just read the row still finds it. */
const removalGrace = 60_000;

/**
 * Removes the content of deleted rows, unless another row names it. No other code removes content that a row has
 * named. It works under a lease and returns false while another process keeps content (`keepContent.ts`); the content
 * stays queued for the next run. A failed removal does not stop the others; the first error is thrown at the end.
 */
export async function removeUnneeded(
  context: { readonly store: Store; readonly files: FileStore },
  { grace = removalGrace }: { grace?: number } = {},
): Promise<boolean> {
  const refusals: unknown[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const keys = await queuedContentKeys(context.store.read, {
      after,
      until: Date.now() - grace,
      limit: atOnce,
    });
    if (keys.length === 0) break;
    const lease = await Lease.take(context.store, 'remove_content', ['keep_content']);
    if (lease === undefined) return false;
    try {
      after = await removeSome(context, keys, refusals);
    } finally {
      await lease.release();
    }
  }
  if (refusals.length > 0) throw refusals[0];
  return true;
}

/** Returns the last key it handled, the cursor of the next batch. */
async function removeSome(
  { store, files }: { readonly store: Store; readonly files: FileStore },
  keys: readonly string[],
  refusals: unknown[],
): Promise<string | undefined> {
  const deadline = Date.now() + patience;
  const named = await referencedStorageKeys(store.read, keys);
  const done: string[] = [];
  let last: string | undefined;
  for (const key of keys) {
    // The first key is handled even after a slow lookup, otherwise the caller would take the batch for the last one.
    if (last !== undefined && Date.now() > deadline) break;
    last = key;
    try {
      if (!named.has(key)) await files.remove(key);
      done.push(key);
    } catch (error) {
      refusals.push(error);
    }
  }
  if (done.length > 0) await store.write(({ db }) => dequeueContent(db, done), { ofForms: 'counts' });
  return last;
}
