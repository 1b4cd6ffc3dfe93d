/** Bytes that tasks hold in memory at the same time. Those for which there is no room wait, in order. */
export class ByteRoom {
  readonly #most: number;
  readonly #waiting: { readonly bytes: number; readonly begin: () => void }[] = [];
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Bytes that can be taken at once: none while others wait, so that they have their turn. */
  get free(): number {
    return this.#waiting.length > 0 ? 0 : Math.max(0, this.#most - this.#held);
  }

  /** Counts bytes that are in memory already; returns what frees them. */
  hold(bytes: number): () => void {
    this.#held += bytes;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#held -= bytes;
      this.#next();
    };
  }

  /** Waits until there is room. Something larger than all of it has it for itself. */
  async take(bytes: number): Promise<() => void> {
    return await new Promise((resolve) => {
      this.#waiting.push({ bytes, begin: () => resolve(this.hold(bytes)) });
      this.#next();
    });
  }

  #next(): void {
    for (;;) {
      const [first] = this.#waiting;
      if (first === undefined || (this.#held > 0 && this.#held + first.bytes > this.#most)) return;
      this.#waiting.shift();
      first.begin();
    }
  }
}
