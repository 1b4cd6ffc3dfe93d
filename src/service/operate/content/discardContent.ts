import type { FileStore } from '#store/files/fileStore.ts';
import { isQueuedForRemoval } from '#store/query/operate/contentRemoval.ts';
import { referencedStorageKeys } from '#store/query/operate/storageKey.ts';
import type { Store } from '#store/store.ts';

/**
 * Removes content at once that no row has ever named: nobody can be reading it. What a row names stays, and what one has
 * named is left to `removeUnneeded`, which waits for backups. In this order: a row that is deleted in between is noted.
 */
export async function discardContent(
  { store, files }: { readonly store: Pick<Store, 'read'>; readonly files: FileStore },
  storageKey: string,
): Promise<void> {
  if ((await referencedStorageKeys(store.read, [storageKey])).has(storageKey)) return;
  if (!(await isQueuedForRemoval(store.read, storageKey))) await files.discard(storageKey);
}
