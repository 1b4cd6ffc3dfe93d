import * as fs from 'node:fs';
import { promisify } from 'node:util';

const open = promisify(fs.open);
const fstat = promisify(fs.fstat);
const read = promisify(fs.read);
const close = promisify(fs.close);

const pageSize = 4096;
const mostPages = 2048;

/**
 * A file of which only the pages that are in use stay in memory: a database of places is larger than all else that the
 * service holds, and most lookups touch the same few pages.
 */
export class PagedFile {
  readonly size: number;
  readonly #file: number;
  /** In the order of their last use. */
  readonly #pages = new Map<number, Promise<Buffer>>();

  private constructor(file: number, size: number) {
    this.#file = file;
    this.size = size;
  }

  static async open(path: string): Promise<PagedFile> {
    const file = await open(path, 'r');
    return new PagedFile(file, (await fstat(file)).size);
  }

  /** Exactly `length` bytes; throws where the file has none there. */
  async read(offset: number, length: number): Promise<Buffer> {
    if (!(offset >= 0 && length >= 0 && offset + length <= this.size))
      throw new RangeError(`${this.size} bytes have no ${length} at ${offset}`);
    const first = Math.floor(offset / pageSize);
    const from = offset - first * pageSize;
    const page = await this.#page(first);
    if (from + length <= page.length) return page.subarray(from, from + length);
    const parts = [page.subarray(from)];
    for (let number = first + 1; number * pageSize < offset + length; number++)
      parts.push(await this.#page(number));
    return Buffer.concat(parts, length);
  }

  async close(): Promise<void> {
    await close(this.#file);
  }

  #page(number: number): Promise<Buffer> {
    const known = this.#pages.get(number);
    const page = known ?? this.#load(number);
    if (known !== undefined) this.#pages.delete(number);
    this.#pages.set(number, page);
    if (this.#pages.size > mostPages) {
      for (const oldest of this.#pages.keys()) {
        this.#pages.delete(oldest);
        break;
      }
    }
    return page;
  }

  async #load(number: number): Promise<Buffer> {
    const buffer = Buffer.allocUnsafeSlow(Math.min(pageSize, this.size - number * pageSize));
    try {
      const { bytesRead } = await read(this.#file, buffer, 0, buffer.length, number * pageSize);
      if (bytesRead !== buffer.length) throw new RangeError(`the file ended at page ${number}`);
      return buffer;
    } catch (error) {
      this.#pages.delete(number);
      throw error;
    }
  }
}
