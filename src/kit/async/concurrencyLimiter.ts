/** The queue of the limiter is full. */
export class LimiterFull extends Error {
  override name = 'LimiterFull';
}

/** Runs a few pieces of work at a time; a few more wait in order, and further ones are refused. */
export class ConcurrencyLimiter {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // The place goes to the next one in line without becoming free, or a newcomer could take it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new LimiterFull('too many wait already');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
