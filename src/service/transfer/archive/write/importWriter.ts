import { setImmediate } from 'node:timers/promises';
import type { FileStore } from '#store/files/fileStore.ts';
import { type ImportRun, sendHeartbeat } from '#store/query/transfer/importRun.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import { type ImportWork, stopIfAsked } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';

/** Writes in short transactions, each of which also sends the import's heartbeat. */
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
    // For long pauses between two batches, such as a file of many gigabytes.
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
    // Lets timers and signals run; other processes can take the write lock while the next batch is read.
    await setImmediate();
  }

  end(): void {
    clearInterval(this.#heart);
  }
}
