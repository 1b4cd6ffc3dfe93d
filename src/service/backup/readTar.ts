import { readTarHeader, tarBlock } from './tarHeader.ts';

/** An entry of a tar file. Its content must be read to the end before the next entry is asked for. */
export interface ReadEntry {
  name: string;
  size: number;
  content: AsyncGenerator<Buffer>;
}

/**
 * Reads what {@link writeTar} writes: plain files with short names. Throws where the file is cut off or holds
 * anything else. Every step waits for the one before it, so that a cut at any byte is noticed and none can
 * leave the reader waiting.
 */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const source = new ByteSource(bytes);
  for (;;) {
    const header = await source.exactly(tarBlock);
    // A block of zeros ends a tar file.
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readTarHeader(header);
    yield { name, size, content: source.pieces(size) };
    if (!source.isDone()) throw new Error(`the content of ${name} was left unread`);
    await source.exactly((tarBlock - (size % tarBlock)) % tarBlock);
  }
}

class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>;
  #waiting: Buffer = Buffer.alloc(0);
  #promised = 0;

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  async exactly(count: number): Promise<Buffer> {
    return Buffer.concat(await Array.fromAsync(this.pieces(count)));
  }

  async *pieces(count: number): AsyncGenerator<Buffer> {
    this.#promised = count;
    while (this.#promised > 0) {
      if (this.#waiting.length === 0) {
        const { value, done } = await this.#chunks.next();
        if (done) throw new Error('it is cut off');
        this.#waiting = value;
      }
      const piece = this.#waiting.subarray(0, this.#promised);
      this.#waiting = this.#waiting.subarray(piece.length);
      this.#promised -= piece.length;
      yield piece;
    }
  }

  isDone(): boolean {
    return this.#promised === 0;
  }
}
