import { hash } from 'node:crypto';
import { networkOf } from '#kit/network/networkOf.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { CountedWindows } from '#store/store.ts';

interface Sender {
  /** Counted in this process. */
  own: number;
  /** Of these, what all processes know. */
  told: number;
  /** What all processes knew when this one asked last. */
  all: number;
}

export interface Rate {
  /** How many came within this minute. */
  readonly count: number;
  /** Milliseconds since 1970 when the minute ends. */
  readonly ends: number;
}

const minute = 60_000;
const mostSenders = 100_000;

/**
 * How many submissions one address sends to one form within a minute of the clock. The first few are counted in this
 * process alone, since almost everybody sends only one and a count that all processes share costs a write; whoever sends
 * more is counted together. An address is known by a keyed hash only, until the minute is over.
 */
export class SubmissionRate {
  readonly #windows: CountedWindows;
  readonly #key: () => string;
  readonly #clock: Clock;
  /** How many each process counts for itself. */
  readonly #few: number;
  readonly #most: number;
  #senders = new Map<string, Sender>();
  #ends = 0;

  /** `most` is the number above which nobody needs to know how many more it are. */
  constructor(windows: CountedWindows, most: number, key: () => string, clock: Clock) {
    this.#windows = windows;
    this.#most = most;
    this.#few = Math.floor(most / 10);
    this.#key = key;
    this.#clock = clock;
  }

  /** Counts one more; or looks only, where `add` is 0. */
  async count(formId: string, address: string, add: 0 | 1): Promise<Rate> {
    const now = this.#clock();
    const ends = now - (now % minute) + minute;
    if (ends !== this.#ends || this.#senders.size >= mostSenders) {
      this.#senders = new Map();
      this.#ends = ends;
    }
    const name = hash('sha256', `${this.#key()} ${formId} ${networkOf(address)}`, 'base64url').slice(0, 22);
    let sender = this.#senders.get(name);
    if (sender === undefined) {
      sender = { own: 0, told: 0, all: 0 };
      this.#senders.set(name, sender);
    }
    sender.own += add;
    // A count never goes down: who is above needs no more counting.
    if (sender.own > this.#few && sender.own > sender.told && sender.all <= this.#most)
      await this.#tell(name, sender, ends);
    return { count: Math.max(sender.own, sender.all + sender.own - sender.told), ends };
  }

  /** Lets go of everybody whose minute is over. */
  forget(): void {
    if (this.#ends <= this.#clock()) this.#senders = new Map();
  }

  async #tell(name: string, sender: Sender, ends: number): Promise<void> {
    const news = sender.own - sender.told;
    sender.told = sender.own;
    try {
      const all = await this.#windows.add(name, ends, news);
      sender.all = Math.max(sender.all, all);
    } catch {
      // A full disk or a database that is away: this process goes on by its own count, and tells it later.
      sender.told -= news;
    }
  }
}
