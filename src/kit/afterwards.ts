/** Work that nobody waits for, so that how long an answer takes does not tell what was done for it. */
export class Afterwards {
  readonly #underway = new Set<Promise<void>>();
  readonly #onFailure: (error: unknown) => void;

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  run(work: () => Promise<unknown>): void {
    const mine: Promise<void> = work()
      .then(() => undefined, this.#onFailure)
      .finally(() => this.#underway.delete(mine));
    this.#underway.add(mine);
  }

  /** When all that was begun has ended. */
  async settled(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }
}
