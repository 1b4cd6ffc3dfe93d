import { formatByteSize } from '#kit/text/byteSize.ts';
import { ArchiveProblem } from './problem.ts';

/** The disk limits of an archive. */
export interface UnpackBounds {
  /** Bytes that the person allows; undefined for what is usual. */
  most?: number | undefined;
  /** Whether the disk has room for so many bytes more. */
  hasRoom: (bytes: number) => Promise<boolean>;
}

/** Rows of a survey compress to a hundredth; only a decompression bomb goes far beyond. */
const usualRatio = 200;
const alwaysAllowed = 64_000_000;
export const usualMost = 100_000_000_000;

/** Far below the disk's reserve. Checking before each small file would take longer than writing it. */
const betweenAsking = 16_000_000;

/** A file occupies whole blocks of the disk. */
const block = 4096;

/** Counts what an archive unpacks to, and refuses more than its bounds before it is written. */
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

  /** Refuses an entry whose size says that it is too large, or that the disk has no room for. */
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

  /** The same for everything that comes out of the packed file, also between and in front of entries. */
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
