import { formatByteSize } from '#kit/text/byteSize.ts';
import { ArchiveProblem } from './problem.ts';

export interface UnpackBounds {
  /** The number of bytes that the user allows; undefined for the default. */
  most?: number | undefined;
  /** Whether the disk has room for that many more bytes. */
  hasRoom: (bytes: number) => Promise<boolean>;
}

/** Survey rows compress to about a hundredth of their size; only a decompression bomb exceeds this ratio. */
const usualRatio = 200;
const alwaysAllowed = 64_000_000;
export const usualMost = 100_000_000_000;

/** Far below the disk's reserve. Checking the free space before each small file would take longer than writing it. */
const betweenAsking = 16_000_000;

/** A file occupies whole disk blocks. */
const block = 4096;

/** Counts the bytes that an archive unpacks to, and refuses those beyond its bounds before they are written. */
export class UnpackLimits {
  readonly #file: string;
  readonly #most: number;
  readonly #bounds: UnpackBounds;
  #taken = 0;
  #sinceAsked = betweenAsking;

  constructor(file: string, packedSize: number, bounds: UnpackBounds) {
    this.#file = file;
    this.#bounds = bounds;
    this.#most = bounds.most ?? Math.min(usualMost, Math.max(alwaysAllowed, usualRatio * packedSize));
  }

  /** Refuses an entry that exceeds the limit or the free space of the disk. */
  async take(size: number): Promise<void> {
    this.#taken += Math.max(block, Math.ceil(size / block) * block);
    if (this.#taken > this.#most) throw this.#tooLarge();
    this.#sinceAsked += size;
    if (this.#sinceAsked < betweenAsking) return;
    this.#sinceAsked = 0;
    if (!(await this.#bounds.hasRoom(size)))
      throw new ArchiveProblem(
        { file: this.#file },
        `there is no room for it: its disk would be full with another ${formatByteSize(size)}`,
      );
  }

  /** Also limits the bytes of the unpacked stream as a whole, including headers and padding. */
  async *watched(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let read = 0;
    for await (const chunk of bytes) {
      read += chunk.length;
      if (read > this.#most + alwaysAllowed) throw this.#tooLarge();
      yield chunk;
    }
  }

  #tooLarge(): ArchiveProblem {
    return new ArchiveProblem(
      { file: this.#file },
      `unpacks to more than ${formatByteSize(this.#most)}. If you know where it comes from, allow more with --max-size <size>`,
    );
  }
}
