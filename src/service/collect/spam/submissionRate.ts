import { hash } from 'node:crypto';
import { networkOf } from '#kit/network/networkOf.ts';
import type { Clock } from '#kit/time/clock.ts';
import { minute } from '#kit/time/durations.ts';
import type { WindowCounters } from '#store/store.ts';

interface Sender {
  /** Counted in this process. */
  own: number;
  /** The part of `own` that was reported to the shared count. */
  reported: number;
  /** The shared count at the last report. */
  all: number;
}

export interface Rate {
  /** Submissions within this minute. */
  readonly count: number;
  /** Milliseconds since 1970 when the minute ends. */
  readonly ends: number;
}

const maxSenders = 100_000;

/**
 * Rate of submissions per address, form and clock minute. The first few are counted only in this process, since
 * almost every sender has a single one and the shared count costs a write; beyond that the shared count is
 * used. Addresses are kept as keyed hashes, until the minute ends.
 */
export class SubmissionRate {
  readonly #windows: WindowCounters;
  readonly #key: () => string;
  readonly #clock: Clock;
  /** Threshold below which a process counts locally. */
  readonly #localThreshold: number;
  readonly #most: number;
  #senders = new Map<string, Sender>();
  #ends = 0;

  /** Counts above `most` need not be exact. */
  constructor(windows: WindowCounters, most: number, key: () => string, clock: Clock) {
    this.#windows = windows;
    this.#most = most;
    this.#localThreshold = Math.floor(most / 10);
    this.#key = key;
    this.#clock = clock;
  }

  /** Counts one more, or only reads if `add` is 0. */
  async count(formId: string, address: string, add: 0 | 1): Promise<Rate> {
    const now = this.#clock();
    const ends = now - (now % minute) + minute;
    if (ends !== this.#ends || this.#senders.size >= maxSenders) {
      this.#senders = new Map();
      this.#ends = ends;
    }
    const name = hash('sha256', `${this.#key()} ${formId} ${networkOf(address)}`, 'base64url').slice(0, 22);
    let sender = this.#senders.get(name);
    if (sender === undefined) {
      sender = { own: 0, reported: 0, all: 0 };
      this.#senders.set(name, sender);
    }
    sender.own += add;
    // A count never decreases, so nothing needs counting above the maximum.
    if (sender.own > this.#localThreshold && sender.own > sender.reported && sender.all <= this.#most)
      await this.#report(name, sender, ends);
    return { count: Math.max(sender.own, sender.all + sender.own - sender.reported), ends };
  }

  /** Drops the counts of a past minute. */
  forget(): void {
    if (this.#ends <= this.#clock()) this.#senders = new Map();
  }

  async #report(name: string, sender: Sender, ends: number): Promise<void> {
    const unreported = sender.own - sender.reported;
    sender.reported = sender.own;
    try {
      const all = await this.#windows.add(name, ends, unreported);
      sender.all = Math.max(sender.all, all);
    } catch {
      // Disk full or database unreachable: continue with the local count and report it later.
      sender.reported -= unreported;
    }
  }
}
