import { hostname } from 'node:os';
import type { FileStore } from '#store/files/fileStore.ts';
import { type ImportRun, listRuns, rollBackBatch, takeOverRun } from '#store/query/transfer/importRun.ts';
import type { Store } from '#store/store.ts';
import { removeUnneeded } from '../../base/content/removeUnneeded.ts';

/** An import without a heartbeat for this long is dead. */
const patience = 5 * 60_000;

/** Identifies the process that runs an import; see {@link isDead}. */
export function thisProcess(): string {
  return `${hostname()} ${process.pid}`;
}

/** Rolls back everything that the import wrote, in small batches. */
export async function removeImport(
  store: Store,
  files: FileStore,
  run: Pick<ImportRun, 'id' | 'organization_id' | 'process'>,
): Promise<void> {
  for (let more = true; more; ) {
    const step = await store.write(({ db }) => rollBackBatch(db, run, Date.now()));
    more = step.more;
  }
  // If a backup is running or the disk fails, the service removes the content later.
  await removeUnneeded({ store, files }, { grace: 0 }).catch(() => undefined);
}

/** Cleans up after imports that ended without a rollback, such as in a crash. Returns their number. */
export async function removeUnfinished(store: Store, files: FileStore, now: number): Promise<number> {
  const dead = (await listRuns(store.read)).filter((run) => isDead(run, now));
  let removed = 0;
  for (const run of dead) {
    // Differs from the owner of any import, so that an import that was only silent cannot continue half removed.
    const process = `${thisProcess()} removes`;
    if (!(await store.write(({ db }) => takeOverRun(db, run, process, Date.now())))) continue;
    await removeImport(store, files, { ...run, process });
    removed += 1;
  }
  return removed;
}

/** A process on this host can be checked; one on another host is dead only after a long silence. */
function isDead({ heartbeat_at, process: owner }: ImportRun, now: number): boolean {
  if (heartbeat_at < now - patience) return true;
  const [host, pid] = owner.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
