/**
 * Work that nobody waits for, so that how long an answer takes does not tell what was done for it. It begins a little
 * later, at no moment that could be foreseen: while the database writes to the disk, this process answers nobody.
 */
export class Afterwards {
  readonly #waiting = new Map<NodeJS.Timeout, () => void>();
  readonly #underway = new Set<Promise<void>>();
  readonly #onFailure: (error: unknown) => void;

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  run(work: () => Promise<unknown>): void {
    const begin = () => {
      this.#waiting.delete(timer);
      const mine: Promise<void> = work()
        .then(() => undefined, this.#onFailure)
        .finally(() => this.#underway.delete(mine));
      this.#underway.add(mine);
    };
    const timer = setTimeout(begin, earliest + Math.random() * spread);
    this.#waiting.set(timer, begin);
  }

  /** When all that there is to do has ended; it begins at once then. */
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

/** In milliseconds: nobody who waits for a mail notices. */
const earliest = 50;
const spread = 250;
