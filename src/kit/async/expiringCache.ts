import type { Clock } from '../time/clock.ts';

/** Keeps up to `size` values for `lifetime` milliseconds each; when full, it evicts the oldest first. */
export class ExpiringCache<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; expires: number }>();
  readonly #size: number;
  readonly #lifetime: number;
  readonly #clock: Clock;

  constructor(size: number, lifetime: number, clock: Clock) {
    this.#size = size;
    this.#lifetime = lifetime;
    this.#clock = clock;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.expires > this.#clock()) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#size) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    this.#entries.set(key, { value, expires: this.#clock() + this.#lifetime });
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}
