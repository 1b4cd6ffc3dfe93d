/** The queue is full: another task would wait too long. */
export class LimiterFull extends Error {
  override name = 'LimiterFull';
}

/** Limits concurrency: a few tasks run at a time, some more wait in order, and beyond those it refuses. */
export class ConcurrencyLimiter {
  readonly #most: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number, maxWaiting: number) {
    this.#most = most;
    this.#maxWaiting = maxWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // Hands the slot to the next task without freeing it, otherwise a newcomer could take it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) throw new LimiterFull('too many wait already');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
