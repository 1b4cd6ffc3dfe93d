import type { Places } from '#store/runBatch.ts';

/**
 * Counts the attempts under way by receiver. A receiver that fails gets one at a time until it works again, so that many dead
 * ones cannot fill all places.
 */
export class Receivers {
  readonly #most: number;
  readonly #underWay = new Map<string, number>();
  readonly #failing = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  begin(receiver: string): void {
    this.#underWay.set(receiver, this.#count(receiver) + 1);
  }

  end(receiver: string, hasFailed: boolean): void {
    this.leave(receiver);
    if (hasFailed) this.#failing.add(receiver);
    else this.#failing.delete(receiver);
  }

  /** An attempt that began was not made. */
  leave(receiver: string): void {
    const left = this.#count(receiver) - 1;
    if (left > 0) this.#underWay.set(receiver, left);
    else this.#underWay.delete(receiver);
  }

  /** How many more runs each receiver may get now. */
  places(): Places {
    const of = new Map<string, number>();
    for (const receiver of this.#failing) of.set(receiver, 1 - this.#count(receiver));
    for (const [receiver, count] of this.#underWay)
      if (!this.#failing.has(receiver)) of.set(receiver, this.#most - count);
    return { usual: this.#most, of };
  }

  #count(receiver: string): number {
    return this.#underWay.get(receiver) ?? 0;
  }
}
