import type { Clock } from '#kit/time/clock.ts';
import type { Store } from '#store/store.ts';
import type { AnswerKeys } from '../answerKeys.ts';
import type { SettledSubmission } from '../submission.ts';
import { type Outcome, storeSubmissions } from './storeSubmissions.ts';

interface Waiting {
  readonly submission: SettledSubmission;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** More than this would keep the first of a group waiting for the last. */
const mostAtOnce = 256;

/** Milliseconds: where submissions never stop coming, the first of a group waits no longer for others. */
const longestGathering = 10;

/**
 * Group commit: one transaction at a time takes everything that waits, and while it runs the next group gathers. What
 * makes a submission durable costs the same for one and for two hundred.
 */
export class SubmissionWriter {
  readonly #store: Store;
  readonly #keys: AnswerKeys;
  readonly #clock: Clock;
  #waiting: Waiting[] = [];
  #running = false;

  constructor(store: Store, keys: AnswerKeys, clock: Clock) {
    this.#store = store;
    this.#keys = keys;
    this.#clock = clock;
  }

  /** Resolves when the submission is durable or refused; fails, with all of its group, when nothing was stored. */
  async add(submission: SettledSubmission): Promise<Outcome> {
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ submission, resolve, reject });
      if (this.#running) return;
      this.#running = true;
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      await this.#storeGroup(this.#waiting.splice(0, mostAtOnce));
    }
    this.#running = false;
  }

  /**
   * On SQLite a transaction holds the loop: first everybody whose request has arrived comes in, and as long as each turn
   * brings more, one more turn is waited for. When nobody else comes, nobody waits.
   */
  async #gather(): Promise<void> {
    let known: number;
    const latest = performance.now() + longestGathering;
    do {
      known = this.#waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (known < this.#waiting.length && known < mostAtOnce && performance.now() < latest);
  }

  async #storeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const submissions = group.map(({ submission }) => submission);
      const outcomes = await this.#store.write(
        (transaction) => storeSubmissions(transaction, submissions, this.#keys, this.#clock),
        { ofForms: 'counts' },
      );
      for (const [place, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[place];
        if (outcome === undefined) reject(new Error('a submission has no outcome'));
        else resolve(outcome);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
