import type { BackupEngine, DatabaseSnapshot } from '#store/backup.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import { linkContent } from '#store/files/link.ts';
import { namedStorageKeys } from '#store/query/storageKey.ts';
import type { Database } from '#store/tables.ts';

/** More than this and the content was lost, not removed by someone a moment ago. */
const noticed = 100;
const attempts = 5;

export interface HeldSnapshot {
  snapshot: DatabaseSnapshot;
  /** The number of visible file rows whose content is not on disk. */
  missing: number;
}

/**
 * Takes the snapshot first and the content after it. Content is stored before the row that names it can be seen,
 * so all that the snapshot names lies on disk by then; the other way round, what arrives in between would be named
 * and not there. Content may only go away: hence each gets a second name that outlives the removal, and when one
 * was removed before that, with its row, another snapshot is taken that no longer names it.
 */
export async function holdContent(
  engine: BackupEngine,
  staging: string,
  read: Database,
  live: DiskFiles,
  held: DiskFiles,
  signal: AbortSignal | undefined,
): Promise<HeldSnapshot> {
  for (let attempt = 1; ; attempt += 1) {
    const snapshot = await engine.snapshot(staging);
    try {
      const absent: string[] = [];
      let missing = 0;
      for await (const key of snapshot.storageKeys()) {
        signal?.throwIfAborted();
        if (await holdOne(live, held, key)) continue;
        missing += 1;
        if (absent.length < noticed) absent.push(key);
      }
      const stillNamed = await namedStorageKeys(read, absent);
      if (attempt === attempts || absent.every((key) => stillNamed.has(key))) return { snapshot, missing };
    } catch (error) {
      await snapshot.close();
      throw error;
    }
    await snapshot.close();
  }
}

async function holdOne(live: DiskFiles, held: DiskFiles, key: string): Promise<boolean> {
  // Several rows may name one content, and an earlier attempt may have held it.
  return (await held.has(key)) || (await linkContent(live, held, key));
}
