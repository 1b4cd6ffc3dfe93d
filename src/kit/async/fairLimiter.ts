/** The queue is full: another task would wait too long. */
export class LimiterFull extends Error {
  override name = 'LimiterFull';
}

/** The signal aborted before the task's turn came: nobody waits for it any more. */
export class WaitAborted extends Error {
  override name = 'WaitAborted';
}

export interface FairLimits {
  /** Tasks that run at the same time. */
  readonly atOnce: number;
  /** Tasks of one key that run at the same time, also while nobody else waits; all places by default. */
  readonly atOnceOfOne?: number;
  /** Tasks of all keys that wait. */
  readonly waiting: number;
}

interface WaitingTask {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Limits concurrency and lets keys, such as organisations, take turns: a free place goes to the waiting key with the fewest
 * tasks under way, and among equals to the one whose last turn is longest ago. When too many wait, the key with the most
 * waiting tasks gives up its newest for a key with fewer, so that nobody can fill the queue for others.
 *
 *     await limiter.run(organizationId, () => draw(page), request.signal)
 */
export class FairLimiter {
  readonly #limits: FairLimits;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, WaitingTask[]>();
  /** When keys that run or wait had their last turn, as a number of turns. */
  readonly #turns = new Map<string, number>();
  #turnCount = 0;
  #runningCount = 0;
  #waitingCount = 0;

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  /** Tasks that wait for their turn. */
  get waiting(): number {
    return this.#waitingCount;
  }

  /**
   * Throws {@link LimiterFull} or {@link WaitAborted} if the task never begins. The signal ends only the wait: a task that need not
   * wait begins.
   */
  async run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal | undefined): Promise<T> {
    if (this.mayBegin(key)) this.#begin(key);
    else await this.#turn(key, signal);
    try {
      return await work();
    } finally {
      this.#end(key);
    }
  }

  /**
   * Whether a task of the key would begin at once. While a place is free, keys that wait have used up their own places, so a
   * newcomer overtakes nobody.
   */
  mayBegin(key: string): boolean {
    const { atOnce, atOnceOfOne = atOnce } = this.#limits;
    return this.#runningCount < atOnce && this.#runningOf(key) < atOnceOfOne;
  }

  async #turn(key: string, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted === true) throw new WaitAborted();
    if (this.#waitingCount >= this.#limits.waiting) this.#makeRoom(key);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const task: WaitingTask = { begin: resolve, refuse: reject };
    const abort = () => {
      this.#remove(key, task);
      reject(new WaitAborted());
    };
    const tasks = this.#waiting.get(key);
    if (tasks === undefined) this.#waiting.set(key, [task]);
    else tasks.push(task);
    this.#waitingCount += 1;
    signal?.addEventListener('abort', abort, { once: true });
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  #makeRoom(key: string): void {
    let [most, count] = ['', (this.#waiting.get(key)?.length ?? 0) + 1];
    for (const [other, { length }] of this.#waiting) if (length > count) [most, count] = [other, length];
    const newest = this.#waiting.get(most)?.at(-1);
    if (newest === undefined) throw new LimiterFull('too many wait already');
    this.#remove(most, newest);
    newest.refuse(new LimiterFull('others need the place'));
  }

  #remove(key: string, task: WaitingTask): void {
    const tasks = this.#waiting.get(key) ?? [];
    const index = tasks.indexOf(task);
    if (index === -1) return;
    tasks.splice(index, 1);
    this.#waitingCount -= 1;
    if (tasks.length > 0) return;
    this.#waiting.delete(key);
    if (!this.#running.has(key)) this.#turns.delete(key);
  }

  #begin(key: string): void {
    this.#running.set(key, this.#runningOf(key) + 1);
    this.#runningCount += 1;
    this.#turnCount += 1;
    this.#turns.set(key, this.#turnCount);
  }

  #end(key: string): void {
    const left = this.#runningOf(key) - 1;
    if (left > 0) this.#running.set(key, left);
    else this.#running.delete(key);
    this.#runningCount -= 1;
    if (!this.#running.has(key) && !this.#waiting.has(key)) this.#turns.delete(key);
    const next = this.#nextKey();
    const task = next === undefined ? undefined : this.#waiting.get(next)?.[0];
    if (next === undefined || task === undefined) return;
    this.#remove(next, task);
    // The place is taken here already, otherwise a newcomer could take it before the task runs.
    this.#begin(next);
    task.begin();
  }

  #nextKey(): string | undefined {
    const { atOnce, atOnceOfOne = atOnce } = this.#limits;
    let found: { readonly key: string; readonly running: number; readonly turn: number } | undefined;
    for (const key of this.#waiting.keys()) {
      const next = { key, running: this.#runningOf(key), turn: this.#turns.get(key) ?? 0 };
      if (next.running >= atOnceOfOne) continue;
      if (
        found === undefined ||
        next.running < found.running ||
        (next.running === found.running && next.turn < found.turn)
      )
        found = next;
    }
    return found?.key;
  }

  #runningOf(key: string): number {
    return this.#running.get(key) ?? 0;
  }
}
