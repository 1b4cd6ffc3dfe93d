import type { FileStore } from '#store/files/fileStore.ts';
import { dequeueContent, queuedContentKeys } from '#store/query/operate/contentRemoval.ts';
import { referencedStorageKeys } from '#store/query/operate/storageKey.ts';
import type { Store } from '#store/store.ts';
import { Lease } from '../lease/lease.ts';

const atOnce = 200;

/** Much less than a lease lasts: a disk that hangs must not remove anything when it comes back. */
const patience = 5000;

/** How long content stays after the row that named it: whoever has just read the row finds it. */
export const removalGrace = 60_000;

/**
 * Removes the content of rows that are gone, but for what another row names. This is the only place that removes content
 * which a row has named, and it does so under a lease, never while somebody keeps content (`keepContent.ts`); then it
 * stays noted, and whoever comes next goes on. What the disk refuses keeps nothing else from being removed, and is told at
 * the end. Gives false where it has to wait.
 */
export async function removeUnneeded(
  place: { readonly store: Store; readonly files: FileStore },
  { grace = removalGrace }: { grace?: number } = {},
): Promise<boolean> {
  const refusals: unknown[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const keys = await queuedContentKeys(place.store.read, {
      after,
      until: Date.now() - grace,
      limit: atOnce,
    });
    if (keys.length === 0) break;
    const lease = await Lease.take(place.store, 'remove_content', ['keep_content']);
    if (lease === undefined) return false;
    try {
      after = await removeSome(place, keys, refusals);
    } finally {
      await lease.release();
    }
  }
  if (refusals.length > 0) throw refusals[0];
  return true;
}

/** The last key that was looked at. */
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
    if (Date.now() > deadline) break;
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
