import { formatByteSize } from '#kit/text/byteSize.ts';
import { entry, type Manifest } from './manifest.ts';
import { damaged } from './restoreFailure.ts';

/** Survey rows compress to about a hundredth of their size; only a decompression bomb exceeds this ratio. */
const usualRatio = 200;
const alwaysAllowed = 1_000_000_000;

/**
 * Refuses a decompression bomb: checks each entry before it is written, and counts headers and
 * padding while they are read.
 */
export class BackupBounds {
  readonly #usual: number;
  #fileBytes: number | undefined;
  #files = 0;
  #others = 0;

  constructor(packedSize: number) {
    this.#usual = Math.max(alwaysAllowed, usualRatio * packedSize);
  }

  /** File content may compress to any ratio, so its limit is the size that the manifest states. */
  promise({ file_bytes }: Manifest): void {
    this.#fileBytes = file_bytes;
  }

  take(name: string, size: number): void {
    if (this.#fileBytes !== undefined && name.startsWith(entry.files)) {
      this.#files += size;
      if (this.#files > this.#fileBytes) throw damaged('it holds more file content than its manifest says');
    } else {
      this.#others += size;
      if (this.#others > this.#usual) throw this.#tooLarge();
    }
  }

  /** Counts all bytes, so that an endless stream of headers without content is refused too. */
  async *watched(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let read = 0;
    for await (const chunk of bytes) {
      read += chunk.length;
      // Headers and padding take up to two blocks for each entry, however small it is.
      if (read > 2 * this.#usual + (this.#fileBytes ?? 0)) throw this.#tooLarge();
      yield chunk;
    }
  }

  #tooLarge() {
    const most = formatByteSize(this.#usual);
    return damaged(
      `it unpacks to more than ${most}. If you know where it comes from, unpack it with gunzip first`,
    );
  }
}
