import { write, writeSync } from 'node:fs';

/** Beyond this the reader has stalled; a service must not fill its memory with lines that nobody takes. */
const largest = 4 * 1024 * 1024;

const pause = 100;

/**
 * Writes lines to a file descriptor in the order of their coming, many at once and never waiting. A descriptor that
 * cannot be written (a full disk, a reader that went away) loses lines, and nothing else happens.
 */
export class LineWriter {
  readonly #descriptor: number;
  #waiting: string[] = [];
  #size = 0;
  #writing = false;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  write(line: string): void {
    if (this.#size > largest) return;
    this.#size += line.length;
    this.#waiting.push(line);
    if (this.#writing) return;
    this.#writing = true;
    // A moment later, so that much goes out in one piece: under load, writing each line cost a tenth of a request.
    setTimeout(() => this.#next(), pause);
  }

  /** What is waiting goes out before this returns, as far as it can. */
  flush(): void {
    const block = this.#take();
    try {
      for (let sent = 0; sent < block.length; ) sent += writeSync(this.#descriptor, block, sent);
    } catch {
      // There is nowhere left to say that it was lost.
    }
  }

  #next(): void {
    const block = this.#take();
    if (block.length === 0) {
      this.#writing = false;
      return;
    }
    this.#send(block, 0);
  }

  #send(block: Buffer, from: number): void {
    write(this.#descriptor, block, from, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(() => this.#send(block, from), 20).unref();
      else if (error === null && from + written < block.length) this.#send(block, from + written);
      else if (this.#waiting.length === 0) this.#writing = false;
      else setTimeout(() => this.#next(), pause);
    });
  }

  #take(): Buffer {
    const block = Buffer.from(this.#waiting.join(''));
    this.#waiting = [];
    this.#size = 0;
    return block;
  }
}
