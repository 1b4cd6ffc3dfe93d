import { holdersOf, keyOfReceiver, type ReceiverKey, type Slots } from '#store/shareSlots.ts';

/**
 * Counts the attempts under way by receiver, and by those who share the places. A receiver that fails gets one at a time until
 * it works again, so that many dead ones cannot fill all places.
 */
export class Receivers {
  readonly #most: number;
  readonly #share: number;
  readonly #alone: number;
  readonly #underWay = new Map<string, number>();
  readonly #held = new Map<string, number>();
  readonly #failing = new Set<string>();

  /** `most` attempts to one receiver, of `attempts` in all. */
  constructor(most: number, attempts: number) {
    this.#most = most;
    this.#share = Math.max(1, Math.floor(attempts / 4));
    this.#alone = Math.max(1, attempts - this.#share);
  }

  begin(receiver: ReceiverKey): void {
    add(this.#underWay, keyOfReceiver(receiver), 1);
    for (const holder of holdersOf(receiver)) add(this.#held, holder, 1);
  }

  end(receiver: ReceiverKey, hasFailed: boolean): void {
    this.leave(receiver);
    if (hasFailed) this.#failing.add(keyOfReceiver(receiver));
    else this.#failing.delete(keyOfReceiver(receiver));
  }

  /** An attempt that began was not made. */
  leave(receiver: ReceiverKey): void {
    add(this.#underWay, keyOfReceiver(receiver), -1);
    for (const holder of holdersOf(receiver)) add(this.#held, holder, -1);
  }

  /** How many more runs each receiver may get now. */
  slots(): Slots {
    const of = new Map<string, number>();
    for (const key of this.#failing) of.set(key, 1 - (this.#underWay.get(key) ?? 0));
    for (const [key, count] of this.#underWay) if (!this.#failing.has(key)) of.set(key, this.#most - count);
    return { usual: this.#most, of, held: this.#held, share: this.#share, alone: this.#alone };
  }
}

function add(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
