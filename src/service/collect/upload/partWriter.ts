import { createHash, type Hash } from 'node:crypto';
import type { ContentPart } from '#store/files/partStore.ts';

/** Smaller chunks are buffered: the client decides how small they are. */
const minimumWrite = 64 * 1024;

/** Appends incoming bytes, and hashes them on the way if this is the whole content. */
export class PartWriter {
  readonly #part: ContentPart;
  readonly #start: number;
  readonly #hash: Hash | undefined;
  #beginning: Buffer | undefined;
  #written: number;
  #waiting: Buffer[] = [];
  #waitingSize = 0;

  constructor(part: ContentPart, start: number) {
    this.#part = part;
    this.#start = start;
    this.#written = start;
    this.#hash = start === 0 ? createHash('sha256') : undefined;
  }

  /** The offset of the next byte. */
  get end(): number {
    return this.#written + this.#waitingSize;
  }

  async write(bytes: Buffer): Promise<void> {
    this.#waiting.push(bytes);
    this.#waitingSize += bytes.length;
    if (this.#waitingSize >= minimumWrite) await this.#flush();
  }

  /** Durable when it resolves. */
  async sync(): Promise<void> {
    await this.#flush();
    await this.#part.sync();
  }

  /** Undefined unless this writer wrote the content from its first byte to its last. */
  whole(): { beginning: Buffer; sha256: string } | undefined {
    if (this.#hash === undefined || this.#start !== 0) return undefined;
    return { beginning: this.#beginning ?? Buffer.alloc(0), sha256: this.#hash.copy().digest('hex') };
  }

  async #flush(): Promise<void> {
    if (this.#waitingSize === 0) return;
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingSize = 0;
    await this.#part.write(bytes, this.#written);
    this.#written += bytes.length;
    this.#hash?.update(bytes);
    this.#beginning ??= bytes;
  }
}
