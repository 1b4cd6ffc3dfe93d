/** A job that runs on request. Requests during a run are coalesced into one more run. */
export class WakeableJob {
  readonly #run: (isStopping: () => boolean) => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #current: Promise<void> | undefined;
  #isRequestedAgain = false;
  #isStopping = false;

  constructor(run: (isStopping: () => boolean) => Promise<void>, onFailure: (error: unknown) => void) {
    this.#run = run;
    this.#onFailure = onFailure;
  }

  /** Requests a run; returns at once. */
  wake(): void {
    if (this.#isStopping) return;
    if (this.#current !== undefined) {
      this.#isRequestedAgain = true;
      return;
    }
    this.#isRequestedAgain = false;
    this.#current = this.#run(() => this.#isStopping)
      .catch(this.#onFailure)
      .finally(() => {
        this.#current = undefined;
        if (this.#isRequestedAgain) this.wake();
      });
  }

  /** Starts no further run and waits for the current one, at most `timeout` milliseconds. */
  async stop(timeout: number): Promise<void> {
    this.#isStopping = true;
    const { promise: timedOut, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, timeout);
    await Promise.race([this.#current, timedOut]);
    clearTimeout(timer);
  }
}
