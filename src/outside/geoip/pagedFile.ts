import * as fs from 'node:fs';
import { promisify } from 'node:util';
import { Mutex } from '#kit/async/mutex.ts';

const open = promisify(fs.open);
const fstat = promisify(fs.fstat);
const read = promisify(fs.read);
const close = promisify(fs.close);

const pageSize = 4096;
const maxPages = 1024;

class MissingPage extends Error {
  number = 0;
}

/**
 * A file with an LRU cache of pages: a location database is larger than everything else in memory, and most lookups
 * touch the same few pages. The cache is one buffer, because many small ones fragment the memory.
 */
export class PagedFile {
  readonly size: number;
  readonly #file: number;
  readonly #memory = Buffer.allocUnsafeSlow(pageSize * maxPages);
  /** The buffer offset of each cached page by page number, least recently used first. */
  readonly #places = new Map<number, number>();
  readonly #missing = new MissingPage();
  readonly #mutex = new Mutex();

  private constructor(file: number, size: number) {
    this.#file = file;
    this.size = size;
  }

  static async open(path: string): Promise<PagedFile> {
    const file = await open(path, 'r');
    return new PagedFile(file, (await fstat(file)).size);
  }

  /**
   * Runs `work`, which calls `bytes`, and repeats it after loading each missing page. One at a time, because the
   * pages of one
   * lookup must not evict those of another.
   */
  async reading<Value>(work: () => Value): Promise<Value> {
    return await this.#mutex.run(async () => {
      for (;;) {
        try {
          return work();
        } catch (error) {
          if (error !== this.#missing) throw error;
        }
        await this.#load(this.#missing.number);
      }
    });
  }

  /** Exactly `length` bytes, valid until `work` ends; throws if they are beyond the file. */
  bytes(offset: number, length: number): Buffer {
    if (!(offset >= 0 && length >= 0 && offset + length <= this.size))
      throw new RangeError(`${this.size} bytes have no ${length} at ${offset}`);
    const number = Math.floor(offset / pageSize);
    const from = offset - number * pageSize;
    if (from + length <= pageSize) {
      const start = this.#offsetOf(number) + from;
      return this.#memory.subarray(start, start + length);
    }
    const head = Buffer.from(this.bytes(offset, pageSize - from));
    return Buffer.concat([head, this.bytes(offset + head.length, length - head.length)]);
  }

  async close(): Promise<void> {
    await close(this.#file);
  }

  #offsetOf(number: number): number {
    const index = this.#places.get(number);
    if (index === undefined) {
      this.#missing.number = number;
      throw this.#missing;
    }
    this.#places.delete(number);
    this.#places.set(number, index);
    return index;
  }

  async #load(number: number): Promise<void> {
    const [oldest] = this.#places.size < maxPages ? [] : this.#places.keys();
    const index = oldest === undefined ? this.#places.size * pageSize : (this.#places.get(oldest) ?? 0);
    const length = Math.min(pageSize, this.size - number * pageSize);
    if (oldest !== undefined) this.#places.delete(oldest);
    const { bytesRead } = await read(this.#file, this.#memory, index, length, number * pageSize);
    // Assigns the slot even on failure, so that no slot is lost; a truncated file has nothing there.
    this.#places.set(number, index);
    if (bytesRead !== length) throw new RangeError(`the file ended at page ${number}`);
  }
}
