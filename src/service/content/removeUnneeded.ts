import type { DiskFiles } from '#store/files/disk.ts';
import { namedStorageKeys } from '#store/query/storageKey.ts';
import { forgetUnneeded, unneededKeys } from '#store/query/unneededContent.ts';
import type { Store } from '#store/store.ts';

const atOnce = 500;

/**
 * Removes the content of rows that are gone, but for what another row names. It is forgotten only when it is removed, so
 * that whoever comes after a process that was killed goes on.
 */
export async function removeUnneeded({
  store,
  files,
}: {
  readonly store: Store;
  readonly files: DiskFiles;
}): Promise<void> {
  for (;;) {
    const keys = await unneededKeys(store.read, atOnce);
    if (keys.length === 0) return;
    const named = await namedStorageKeys(store.read, keys);
    for (const key of keys) if (!named.has(key)) await files.remove(key);
    await store.write(({ db }) => forgetUnneeded(db, keys), { ofForms: 'counts' });
  }
}
