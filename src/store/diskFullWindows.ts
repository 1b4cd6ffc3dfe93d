import { isDiskFull } from './diskFull.ts';
import type { WindowCounters } from './store.ts';

/** Maximum of remembered names; the oldest are evicted first. */
const maxRemembered = 20_000;

interface Remembered {
  readonly ends: number;
  /** The last count from the store. */
  readonly stored: number;
  /** Counted here but not in the store. */
  readonly unstored: number;
}

/**
 * Counts in memory, starting from the last known count, while the disk is full: people still sign in to read,
 * and their attempts stay limited.
 */
export class DiskFullWindows implements WindowCounters {
  readonly #windows: WindowCounters;
  readonly #last = new Map<string, Remembered>();

  constructor(windows: WindowCounters) {
    this.#windows = windows;
  }

  add(name: string, ends: number, count: number): number | Promise<number> {
    try {
      const stored = this.#windows.add(name, ends, count);
      if (!(stored instanceof Promise)) return this.#remember(name, ends, stored);
      return stored.then(
        (all) => this.#remember(name, ends, all),
        (error: unknown) => this.#addInMemory(name, ends, count, error),
      );
    } catch (error) {
      return this.#addInMemory(name, ends, count, error);
    }
  }

  async forget(now: number): Promise<void> {
    for (const [name, { ends }] of this.#last) if (ends <= now) this.#last.delete(name);
    await this.#windows.forget(now);
  }

  #remember(name: string, ends: number, stored: number): number {
    return this.#keep(name, { ends, stored, unstored: this.#of(name, ends).unstored });
  }

  #addInMemory(name: string, ends: number, count: number, error: unknown): number {
    if (!isDiskFull(error)) throw error;
    const { stored, unstored } = this.#of(name, ends);
    return this.#keep(name, { ends, stored, unstored: unstored + count });
  }

  #of(name: string, ends: number): Remembered {
    const last = this.#last.get(name);
    return last?.ends === ends ? last : { ends, stored: 0, unstored: 0 };
  }

  #keep(name: string, remembered: Remembered): number {
    const [oldest] = this.#last.keys();
    if (oldest !== undefined && this.#last.size >= maxRemembered && !this.#last.has(name))
      this.#last.delete(oldest);
    this.#last.set(name, remembered);
    return remembered.stored + remembered.unstored;
  }
}
