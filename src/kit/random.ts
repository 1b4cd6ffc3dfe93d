const golden = 0x9e3779b9;

/**
 * A small random generator that can start at any response: the same seed and index give the same draws, so that one
 * response of a million can be made without those before it.
 */
export class Random {
  #state: number;

  constructor(seed: number, index: number) {
    this.#state = scramble((seed + Math.imul(index, golden)) | 0);
  }

  /** A whole number from 0 to 2^32 − 1. */
  word(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** At least 0 and below 1. */
  fraction(): number {
    return this.word() / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  /** Both ends included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<Item>(list: readonly Item[]): Item {
    return itemAt(list, this.below(list.length));
  }

  /** Like {@link pick}, but favours the first items. */
  favour<Item>(list: readonly Item[]): Item {
    const fraction = this.fraction();
    return itemAt(list, Math.floor(fraction * fraction * list.length));
  }

  /** Replaces each `#` of the pattern with a digit. */
  digits(pattern: string): string {
    let text = '';
    for (const character of pattern) text += character === '#' ? String(this.below(10)) : character;
    return text;
  }
}

/** The item at an index that is known to exist. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`a list of ${list.length} has no item ${index}`);
  return item;
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
