/** Reads a byte stream in amounts that the caller chooses. Throws if the stream ends too early. */
export class ByteSource {
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
