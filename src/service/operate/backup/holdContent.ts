import type { BackupEngine, DatabaseSnapshot } from '#store/backup.ts';
import type { HeldContent } from '#store/files/fileStore.ts';
import type { Store } from '#store/store.ts';
import { type ConfirmMissing, keepContent } from '../../base/content/keepContent.ts';

export interface HeldSnapshot {
  snapshot: DatabaseSnapshot;
  /** The number of file rows whose content is not on disk. */
  missing: number;
}

/**
 * Takes a snapshot and holds all content that it names against later removals. No process removes content meanwhile,
 * and content is stored before its row becomes visible, so content that is missing was lost earlier.
 */
export async function holdContent(
  engine: BackupEngine,
  staging: string,
  store: Store,
  held: HeldContent,
  signal: AbortSignal | undefined,
): Promise<HeldSnapshot> {
  return await keepContent(
    store,
    async (confirmMissing) => {
      const snapshot = await engine.snapshot(staging);
      try {
        return { snapshot, missing: await holdAll(snapshot, held, confirmMissing, signal) };
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
  held: HeldContent,
  confirmMissing: ConfirmMissing,
  signal: AbortSignal | undefined,
): Promise<number> {
  let missing = 0;
  for await (const key of snapshot.storageKeys()) {
    signal?.throwIfAborted();
    // Idempotent: several rows may name the same content, and an earlier attempt may have held it.
    if (!(await held.hold(key))) missing += 1;
  }
  if (missing > 0) await confirmMissing();
  return missing;
}
