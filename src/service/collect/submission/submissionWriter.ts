import type { Clock } from '#kit/time/clock.ts';
import type { Store } from '#store/store.ts';
import type { AnswerKeys } from '../answerKeys.ts';
import type { SettledSubmission } from '../submission.ts';
import { type Outcome, type SealAnswers, storeSubmissions } from './storeSubmissions.ts';

interface Waiting {
  readonly submission: SettledSubmission;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** A larger group would delay its first submission. */
const maxGroup = 256;

/** Milliseconds: the longest time that the first submission of a group waits for others under constant load. */
const maxGatherTime = 10;

/**
 * Group commit: one transaction at a time stores everything that waits, while the next group gathers. A flush
 * costs the same for one submission and for two hundred.
 */
export class SubmissionWriter {
  readonly #store: Store;
  readonly #keys: AnswerKeys;
  readonly #clock: Clock;
  readonly #seal: SealAnswers | undefined;
  readonly #onGroup: ((size: number, seconds: number) => void) | undefined;
  #waiting: Waiting[] = [];
  #running = false;

  /**
   * Workflows of forms in privacy mode get their answers sealed; without `seal` they are not run. `onGroup` is called for each
   * stored group.
   */
  constructor(
    store: Store,
    keys: AnswerKeys,
    clock: Clock,
    seal?: SealAnswers,
    onGroup?: (size: number, seconds: number) => void,
  ) {
    this.#store = store;
    this.#keys = keys;
    this.#clock = clock;
    this.#seal = seal;
    this.#onGroup = onGroup;
  }

  /**
   * Resolves when the submission is durable or refused; rejects, with its whole group, if nothing was stored.
   */
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
      await this.#storeGroup(this.#waiting.splice(0, maxGroup));
    }
    this.#running = false;
  }

  /**
   * On SQLite a transaction blocks the event loop, so this first lets pending requests in: it yields another turn as
   * long as each turn adds submissions. If none arrives, there is no delay.
   */
  async #gather(): Promise<void> {
    let known: number;
    const latest = performance.now() + maxGatherTime;
    do {
      known = this.#waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (known < this.#waiting.length && known < maxGroup && performance.now() < latest);
  }

  async #storeGroup(group: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    try {
      const submissions = group.map(({ submission }) => submission);
      const outcomes = await this.#store.write(
        (transaction) => storeSubmissions(transaction, submissions, this.#keys, this.#clock, this.#seal),
        { ofForms: 'counts' },
      );
      this.#onGroup?.(group.length, (performance.now() - begun) / 1000);
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('a submission has no outcome'));
        else resolve(outcome);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
