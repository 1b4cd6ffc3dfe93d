/** Work that is done one round at a time, and once more where somebody asked for it during a round. */
export class Wakeful {
  readonly #work: (isEnding: () => boolean) => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #askedAgain = false;
  #ending = false;

  constructor(work: (isEnding: () => boolean) => Promise<void>, failed: (error: unknown) => void) {
    this.#work = work;
    this.#failed = failed;
  }

  /** Returns at once. */
  wake(): void {
    if (this.#ending) return;
    if (this.#running !== undefined) {
      this.#askedAgain = true;
      return;
    }
    this.#askedAgain = false;
    this.#running = this.#work(() => this.#ending)
      .catch(this.#failed)
      .finally(() => {
        this.#running = undefined;
        if (this.#askedAgain) this.wake();
      });
  }

  /** Begins no other round, and waits for the one under way, for some time. */
  async end(milliseconds: number): Promise<void> {
    this.#ending = true;
    const { promise: waited, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    await Promise.race([this.#running, waited]);
    clearTimeout(timer);
  }
}
