import type { Connection } from './connection.ts';
import type { LogCopier } from './logCopier.ts';

/** Counting the frames of the log takes a system call or two, so it is not done for every commit. */
const commitsBetweenLooks = 16;

/** About 32 MB: the pages that every submission changes are copied once for many of them. */
const enoughFrames = 4000;

interface Options {
  readonly path: string;
  /** Counts the frames. */
  readonly connection: Connection;
  readonly copier: LogCopier;
  /** Runs a task while nothing in this process writes. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
}

/** Has the log of the main database copied in the background when it has become long. */
export class Checkpointer {
  readonly #options: Options;
  #commits = 0;
  #running: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be called after each commit. */
  committed(): void {
    this.#commits += 1;
    if (this.#commits < commitsBetweenLooks || this.#running !== undefined) return;
    this.#commits = 0;
    if (this.#frames() < enoughFrames) return;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async close(): Promise<void> {
    await this.#running;
  }

  /**
   * Twice: what is written during the first copy stays in the log, which starts anew only when all of it has been
   * copied. The second copy is short, and writers wait for it without blocking the event loop.
   */
  async #run(): Promise<void> {
    const { path, copier, alone } = this.#options;
    await copier.copy(path);
    await alone(() => copier.copy(path));
  }

  #frames(): number {
    const { connection } = this.#options;
    const { log } = connection.prepare('PRAGMA wal_checkpoint(NOOP)').get() as { log: number };
    return log;
  }
}
