/** Tells the worker of the same process that a committed transaction left runs to do. */
export class RunSignal {
  readonly #listeners = new Set<() => void>();

  listen(listener: () => void): void {
    this.#listeners.add(listener);
  }

  send(): void {
    for (const listener of this.#listeners) listener();
  }
}
