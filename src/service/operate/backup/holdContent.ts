import type { BackupEngine, DatabaseSnapshot } from '#store/backup.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import { linkContent } from '#store/files/link.ts';
import type { Store } from '#store/store.ts';
import { type ConfirmMissing, keepContent } from '../content/keepContent.ts';

export interface HeldSnapshot {
  snapshot: DatabaseSnapshot;
  /** The number of file rows whose content is not on disk. */
  missing: number;
}

interface Content {
  live: DiskFiles;
  held: DiskFiles;
}

/**
 * Takes a snapshot and gives a second name to all content that it names, which outlives any removal. Nobody removes
 * content meanwhile, and content is stored before the row that names it can be seen: so what is missing then was lost
 * before.
 */
export async function holdContent(
  engine: BackupEngine,
  staging: string,
  store: Store,
  content: Content,
  signal: AbortSignal | undefined,
): Promise<HeldSnapshot> {
  return await keepContent(
    store,
    async (confirmMissing) => {
      const snapshot = await engine.snapshot(staging);
      try {
        return { snapshot, missing: await holdAll(snapshot, content, confirmMissing, signal) };
      } catch (error) {
        await snapshot.close();
        throw error;
      }
    },
    signal,
  );
}

async function holdAll(
  snapshot: DatabaseSnapshot,
  { live, held }: Content,
  confirmMissing: ConfirmMissing,
  signal: AbortSignal | undefined,
): Promise<number> {
  let missing = 0;
  for await (const key of snapshot.storageKeys()) {
    signal?.throwIfAborted();
    // Several rows may name one content, and an earlier attempt may have held it.
    if (!((await held.has(key)) || (await linkContent(live, held, key)))) missing += 1;
  }
  if (missing > 0) await confirmMissing();
  return missing;
}
