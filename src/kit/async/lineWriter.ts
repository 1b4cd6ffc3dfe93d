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
  /** Whether something waits that should be read soon. */
  #isUrgent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /** Goes out with what comes in the same turn. */
  write(line: string): void {
    this.#add(line);
    this.#isUrgent = true;
    if (!this.#writing) this.#goOn();
  }

  /** Goes out with much else a moment later: under load, writing each line by itself cost a tenth of a request. */
  writeLater(line: string): void {
    this.#add(line);
    if (!this.#writing) this.#goOn();
  }

  #add(line: string): void {
    if (this.#size > largest) return;
    this.#size += line.length;
    this.#waiting.push(line);
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

  #goOn(): void {
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
    if (this.#waiting.length > 0) this.#goOn();
  }

  #take(): Buffer {
    const block = Buffer.from(this.#waiting.join(''));
    this.#waiting = [];
    this.#size = 0;
    return block;
  }
}
