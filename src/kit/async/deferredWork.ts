/**
 * Runs deferred work, so that the response time does not reveal whether there was any. A random delay decouples
 * it: while the database writes to disk, this process answers nobody.
 */
export class DeferredWork {
  readonly #waiting = new Map<NodeJS.Timeout, () => void>();
  readonly #underway = new Set<Promise<void>>();
  readonly #onFailure: (error: unknown) => void;

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  run(work: () => Promise<unknown>): void {
    const begin = () => {
      this.#waiting.delete(timer);
      const running: Promise<void> = work()
        .then(() => undefined, this.#onFailure)
        .finally(() => this.#underway.delete(running));
      this.#underway.add(running);
    };
    const timer = setTimeout(begin, minimumDelay + Math.random() * delaySpread);
    this.#waiting.set(timer, begin);
  }

  /** Resolves when all pending work is done; starts it at once. */
  async settled(): Promise<void> {
    while (this.#waiting.size + this.#underway.size > 0) {
      for (const [timer, begin] of this.#waiting) {
        clearTimeout(timer);
        begin();
      }
      await Promise.all(this.#underway);
    }
  }
}

/** In milliseconds: too short to notice for a person who waits for a mail. */
const minimumDelay = 50;
const delaySpread = 250;
