/** Lets waiting work continue early: each `wake` ends the waits that are under way. */
export class WakeUp {
  readonly #waiting = new Set<() => void>();

  /** Resolves after some milliseconds, when woken, or when the signal aborts. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        this.#waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
      this.#waiting.add(end);
    });
  }

  wake(): void {
    for (const end of [...this.#waiting]) end();
  }
}
