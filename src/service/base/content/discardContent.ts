import type { FileStore } from '#store/files/fileStore.ts';
import { isQueuedForRemoval } from '#store/query/operate/contentRemoval.ts';
import { referencedStorageKeys } from '#store/query/operate/storageKey.ts';
import type { Store } from '#store/store.ts';

/**
 * Removes content that no row has ever named, at once, because nothing can be reading it. Content that a row has
 * named is left to `removeUnneeded`, which waits for backups. The order of the checks matters: a row that is deleted
 * between them puts its content into the removal queue.
 */
export async function discardContent(
  { store, files }: { readonly store: Pick<Store, 'read'>; readonly files: FileStore },
  storageKey: string,
): Promise<void> {
  if ((await referencedStorageKeys(store.read, [storageKey])).has(storageKey)) return;
  if (!(await isQueuedForRemoval(store.read, storageKey))) await files.discard(storageKey);
}
