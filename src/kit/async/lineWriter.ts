import { write, writeSync } from 'node:fs';

/** Beyond this the reader has stalled; unread lines must not fill the memory. */
const maxPending = 4 * 1024 * 1024;

const pause = 100;

/**
 * Writes lines to a file descriptor in order, in batches and without blocking. If the descriptor cannot be
 * written (a full disk, a closed pipe), lines are dropped and nothing else happens.
 */
export class LineWriter {
  readonly #descriptor: number;
  readonly #format: (line: string) => string;
  #waiting: string[] = [];
  #size = 0;
  #writing = false;
  /** Whether a pending line should be written soon. */
  #isUrgent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(descriptor: number, format: (line: string) => string = (line) => line) {
    this.#descriptor = descriptor;
    this.#format = format;
  }

  /** Written together with the other lines of the same turn of the event loop. */
  write(line: string): void {
    this.#add(line);
    this.#isUrgent = true;
    if (!this.#writing) this.#schedule();
  }

  /** Batched and written a moment later: under load, writing each line by itself cost a tenth of a request. */
  writeLater(line: string): void {
    this.#add(line);
    if (!this.#writing) this.#schedule();
  }

  #add(given: string): void {
    if (this.#size > maxPending) return;
    const line = this.#format(given);
    this.#size += line.length;
    this.#waiting.push(line);
  }

  /** Synchronously writes what is pending, as far as possible. */
  flush(): void {
    const block = this.#take();
    try {
      for (let sent = 0; sent < block.length; ) sent += writeSync(this.#descriptor, block, sent);
    } catch {
      // There is nowhere left to report the loss.
    }
  }

  #schedule(): void {
    this.#writing = this.#isUrgent;
    if (this.#isUrgent) {
      clearTimeout(this.#timer);
      setImmediate(() => this.#next());
    } else this.#timer ??= setTimeout(() => this.#next(), pause).unref();
  }

  #next(): void {
    this.#timer = undefined;
    this.#isUrgent = false;
    const block = this.#take();
    this.#writing = block.length > 0;
    if (this.#writing) this.#send(block, 0);
  }

  #send(block: Buffer, from: number): void {
    write(this.#descriptor, block, from, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(() => this.#send(block, from), 20).unref();
      else if (error === null && from + written < block.length) this.#send(block, from + written);
      else this.#sent();
    });
  }

  #sent(): void {
    this.#writing = false;
    if (this.#waiting.length > 0) this.#schedule();
  }

  #take(): Buffer {
    const block = Buffer.from(this.#waiting.join(''));
    this.#waiting = [];
    this.#size = 0;
    return block;
  }
}
