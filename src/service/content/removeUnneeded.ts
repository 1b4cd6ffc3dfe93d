import type { DiskFiles } from '#store/files/disk.ts';
import { namedStorageKeys } from '#store/query/storageKey.ts';
import { forgetUnneeded, unneededKeys } from '#store/query/unneededContent.ts';
import type { Store } from '#store/store.ts';

const atOnce = 500;

/**
 * Removes the content of rows that are gone, but for what another row names. It is forgotten only when it is removed, so
 * that whoever comes after a process that was killed goes on. What the disk refuses keeps nothing else from being removed,
 * and is told at the end.
 */
export async function removeUnneeded({
  store,
  files,
}: {
  readonly store: Store;
  readonly files: DiskFiles;
}): Promise<void> {
  const refusals: unknown[] = [];
  for (let after = ''; ; ) {
    const keys = await unneededKeys(store.read, after, atOnce);
    const last = keys.at(-1);
    if (last === undefined) break;
    after = last;
    const named = await namedStorageKeys(store.read, keys);
    const done: string[] = [];
    for (const key of keys) {
      try {
        if (!named.has(key)) await files.remove(key);
        done.push(key);
      } catch (error) {
        refusals.push(error);
      }
    }
    if (done.length > 0) await store.write(({ db }) => forgetUnneeded(db, done), { ofForms: 'counts' });
  }
  if (refusals.length > 0) throw refusals[0];
}
