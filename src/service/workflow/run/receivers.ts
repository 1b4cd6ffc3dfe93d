/** Shares of receivers in the attempts of a process. */
export interface Share {
  /** The receivers that may not get more now. */
  full(): string[];
  /** Takes a place; false if the receiver has none left. */
  take(receiver: string): boolean;
}

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
    const left = this.#count(receiver) - 1;
    if (left > 0) this.#underWay.set(receiver, left);
    else this.#underWay.delete(receiver);
    if (hasFailed) this.#failing.add(receiver);
    else this.#failing.delete(receiver);
  }

  share(): Share {
    const taken = new Map<string, number>();
    const full = new Set([...this.#underWay.keys()].filter((receiver) => this.#left(receiver) <= 0));
    return {
      full: () => [...full],
      take: (receiver) => {
        const left = this.#left(receiver) - (taken.get(receiver) ?? 0);
        if (left <= 1) full.add(receiver);
        if (left <= 0) return false;
        taken.set(receiver, (taken.get(receiver) ?? 0) + 1);
        return true;
      },
    };
  }

  #left(receiver: string): number {
    return (this.#failing.has(receiver) ? 1 : this.#most) - this.#count(receiver);
  }

  #count(receiver: string): number {
    return this.#underWay.get(receiver) ?? 0;
  }
}
