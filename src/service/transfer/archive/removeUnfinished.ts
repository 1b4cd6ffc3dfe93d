import { hostname } from 'node:os';
import type { FileStore } from '#store/files/fileStore.ts';
import { type ImportRun, listRuns, rollBackBatch, takeOverRun } from '#store/query/transfer/importRun.ts';
import type { Store } from '#store/store.ts';
import { removeUnneeded } from '../../operate/content/removeUnneeded.ts';

/** An import that has not been heard of for so long is dead. */
const patience = 5 * 60_000;

/** Says which process is at an import; see {@link isDead}. */
export function thisProcess(): string {
  return `${hostname()} ${process.pid}`;
}

/** Takes back everything that the import wrote, a few rows at a time. */
export async function removeImport(
  store: Store,
  files: FileStore,
  run: Pick<ImportRun, 'id' | 'organization_id' | 'process'>,
): Promise<void> {
  for (let more = true; more; ) {
    const step = await store.write(({ db }) => rollBackBatch(db, run, Date.now()));
    more = step.more;
  }
  // Where a backup is under way or the disk refuses, a service removes it later.
  await removeUnneeded({ store, files }, { grace: 0 }).catch(() => undefined);
}

/** Cleans up after imports that ended without a word: a crash, a power cut. Gives their number. */
export async function removeUnfinished(store: Store, files: FileStore, now: number): Promise<number> {
  const dead = (await listRuns(store.read)).filter((run) => isDead(run, now));
  let removed = 0;
  for (const run of dead) {
    // Another name than an import of this process has: one that was only silent must not go on half removed.
    const process = `${thisProcess()} removes`;
    if (!(await store.write(({ db }) => takeOverRun(db, run, process, Date.now())))) continue;
    await removeImport(store, files, { ...run, process });
    removed += 1;
  }
  return removed;
}

/** On this machine a process that is gone is dead at once; of others only the silence tells. */
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
