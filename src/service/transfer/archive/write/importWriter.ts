import { setImmediate } from 'node:timers/promises';
import type { FileStore } from '#store/files/fileStore.ts';
import { type ImportRun, sendHeartbeat } from '#store/query/transfer/importRun.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import { type ImportWork, stopIfAsked } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';

/** Writes in short transactions that each prove that the import is still alive. */
export class ImportWriter {
  readonly work: ImportWork;
  readonly store: Store;
  readonly files: FileStore;
  readonly run: ImportRun;
  readonly #heart: NodeJS.Timeout;

  constructor(work: ImportWork, store: Store, files: FileStore, run: ImportRun) {
    this.work = work;
    this.store = store;
    this.files = files;
    this.run = run;
    // For the long pauses between two batches: a file of many gigabytes.
    this.#heart = setInterval(() => {
      store.write(({ db }) => sendHeartbeat(db, run, Date.now())).catch(() => undefined);
    }, 30_000);
    this.#heart.unref();
  }

  async write(batch: (transaction: WriteTransaction) => Promise<void>): Promise<void> {
    stopIfAsked(this.work);
    await this.store.write(async (transaction) => {
      if (!(await sendHeartbeat(transaction.db, this.run, Date.now())))
        throw new ArchiveProblem(
          undefined,
          'Another import took this one for dead and removed what it wrote.',
        );
      await batch(transaction);
    });
    // Timers and signals get their turn; other processes get the write lock while the next batch is read.
    await setImmediate();
  }

  end(): void {
    clearInterval(this.#heart);
  }
}
