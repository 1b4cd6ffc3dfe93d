import { type ChildProcess, fork } from 'node:child_process';
import type { LogCopier } from '../logCopier.ts';
import type { OverwrittenPart } from './overwritePart.ts';

interface Options {
  readonly path: string;
  readonly copier: LogCopier;
  /** Runs a task while nothing in this process writes. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
}

/** Pages of one part: 4 MB, during which writers wait. */
const pagesAtOnce = 512;
/** Milliseconds between parts, in which writers go on. */
const pause = 20;
/** Milliseconds to wait for a reader of an older state, and how often. */
const patience = 500;
const maxWaits = 20;

/**
 * Overwrites erased bytes in the file of the database. `secure_delete` is not enough: when SQLite spreads the rows of a
 * page over several pages, copies stay in the space between them, and outlive the rows.
 *
 * Another process does it, because the locks of this one end when it closes any descriptor of the file.
 */
export class ErasedBytes {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** False if a reader of an older state held it back. */
  async overwrite(): Promise<boolean> {
    const { path, copier, alone } = this.#options;
    if (this.#closed || this.#child !== undefined) return false;
    const program = new URL('./erasedBytesProcess.ts', import.meta.url);
    this.#child = fork(program, [path], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    try {
      let waits = 0;
      for (let from: number | undefined = 1; from !== undefined; ) {
        const first: number = from;
        // Now, so that the copy that writers wait for is short.
        await copier.copy(path);
        if (this.#closed) return false;
        const part: OverwrittenPart = await alone(() => ask(this.#child, [first, pagesAtOnce]));
        if (part.isBusy && ++waits > maxWaits) return false;
        if (!part.isBusy) from = part.next;
        await new Promise((resolve) => setTimeout(resolve, part.isBusy ? patience : pause));
      }
      return true;
    } finally {
      this.#child.kill();
      this.#child = undefined;
    }
  }

  /** To be called before the database is closed. */
  close(): void {
    this.#closed = true;
    this.#child?.kill();
  }
}

async function ask(child: ChildProcess | undefined, message: [number, number]): Promise<OverwrittenPart> {
  return await new Promise((resolve, reject) => {
    if (child === undefined || child.exitCode !== null) return reject(new Error('the process has ended'));
    const ended = () => reject(new Error('the process that overwrites erased bytes has ended'));
    child.once('exit', ended);
    child.once('error', reject);
    child.once('message', (part) => {
      child.off('exit', ended);
      child.off('error', reject);
      resolve(part as OverwrittenPart);
    });
    child.send(message);
  });
}
