import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { newUuid } from '#kit/ids.ts';
import type { HttpClient } from '#outside/httpClient.ts';
import { hasDueRuns } from '#store/query/workflow/run.ts';
import { responsesToSend } from '#store/query/workflow/runContext.ts';
import type { DueRun } from '#store/runBatch.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import type { AccountKeys } from '../../account/context/accountKeys.ts';
import type { MailLimits } from '../../mail/mailLimits.ts';
import { attemptRun, type ResponseOfRun } from './attemptRun.ts';
import { FormsOfRuns } from './formsOfRuns.ts';
import { Receivers } from './receivers.ts';
import { type EndedAttempt, settleAttempts } from './settleAttempts.ts';
import { settleHealth } from './settleHealth.ts';

export interface WorkerContext {
  readonly store: Store;
  readonly keys: () => AccountKeys;
  readonly http: HttpClient;
  readonly mailLimits: MailLimits;
  readonly clock: () => number;
  readonly log: { error(facts: object, sentence: string): void };
  /** The public addresses of the app and of forms. */
  readonly baseUrl: () => string;
  readonly formsUrl: () => string;
  readonly random?: () => number;
  readonly limits?: Partial<WorkerLimits>;
}

export interface WorkerLimits {
  /** Attempts under way at once. */
  readonly attempts: number;
  /** Of those, to one receiver of an organisation. */
  readonly perReceiver: number;
  /** How long an attempt may take, in milliseconds. */
  readonly attemptTime: number;
  /** How long nobody else claims a run; longer than an attempt, so it ends only if the process has died. */
  readonly lease: number;
  /** The least time between two transactions, in milliseconds: what ends meanwhile is written down together. */
  readonly pause: number;
}

const usualLimits: WorkerLimits = {
  attempts: 256,
  perReceiver: 16,
  attemptTime: 30_000,
  lease: 60_000,
  pause: 25,
};

/** Under load, visitors come first: so many runs are claimed at once while they are younger than this. */
const claimsUnderLoad = 4;
const patience = 10_000;

/**
 * Runs the actions of workflows. In each round one transaction writes down the attempts that ended and claims runs that are
 * due, so that many runs share the cost of one commit. Any number of processes may work on one database.
 */
export class WorkflowWorker {
  readonly #context: WorkerContext;
  readonly #limits: WorkerLimits;
  readonly #forms: FormsOfRuns;
  readonly #receivers: Receivers;
  readonly #name = newUuid();
  readonly #stopped = new AbortController();
  readonly #underWay = new Map<string, Promise<void>>();
  #ended: EndedAttempt[] = [];
  #round: Promise<void> | undefined;
  #rounds = 0;
  #lastRound = Number.NEGATIVE_INFINITY;
  #isAsked = false;
  #timer: NodeJS.Timeout | undefined;
  #load = performance.eventLoopUtilization();
  #arrivals = 0;

  constructor(context: WorkerContext) {
    this.#context = context;
    this.#limits = { ...usualLimits, ...context.limits };
    this.#forms = new FormsOfRuns(context);
    this.#receivers = new Receivers(this.#limits.perReceiver, this.#limits.attempts);
  }

  /** Runs were queued by a transaction of this process. */
  arrived(): void {
    this.#arrivals += 1;
    this.wake();
  }

  /** Looks for runs that are due, soon; returns at once. */
  wake(): void {
    if (this.#stopped.signal.aborted) return;
    this.#isAsked = true;
    if (this.#round !== undefined || this.#timer !== undefined) return;
    const wait = Math.max(0, this.#lastRound + this.#limits.pause - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#startRound();
    }, wait);
  }

  /** Resolves when nothing is under way and nothing is due: for tests and for commands. */
  async settled(): Promise<void> {
    for (;;) {
      await this.#startRound();
      if (this.#underWay.size === 0 && this.#ended.length === 0 && !this.#isAsked) return;
      if (this.#underWay.size > 0) await Promise.race(this.#underWay.values());
      // Attempts that end soon after are written down in the same round.
      await sleep(this.#limits.pause);
    }
  }

  /** Claims nothing more, and waits for attempts under way; what is not over in time is left to others. */
  async stop(timeout: number): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopped.abort();
    const over = Promise.withResolvers<void>();
    const timer = setTimeout(() => over.resolve(), timeout);
    await Promise.race([Promise.all(this.#underWay.values()), over.promise]);
    clearTimeout(timer);
    await this.#round;
    await this.#startRound();
  }

  async #startRound(): Promise<void> {
    if (this.#round !== undefined) return await this.#round;
    this.#isAsked = false;
    this.#round = this.#work()
      .catch((error) => {
        this.#context.log.error({ err: error, job: 'run workflows' }, 'a job failed');
      })
      .finally(() => {
        this.#round = undefined;
        this.#lastRound = performance.now();
        if (this.#isAsked) this.wake();
      });
    await this.#round;
  }

  async #work(): Promise<void> {
    const { store, clock } = this.#context;
    const isStopped = this.#stopped.signal.aborted;
    const free = isStopped ? 0 : this.#limits.attempts - this.#underWay.size;
    const ended = this.#ended.splice(0);
    if (ended.length === 0 && (free <= 0 || !(await hasDueRuns(store.read, clock())))) return;
    let claimed: Claimed;
    try {
      claimed = await this.#commit(ended, free);
    } catch (error) {
      if (ended.length <= 1) {
        this.#ended.push(...ended.map(asFailedToWrite));
        throw error;
      }
      // One of them may be the cause, so each gets a transaction of its own.
      for (const each of ended)
        await this.#commit([each], 0).catch(() => this.#ended.push(asFailedToWrite(each)));
      claimed = { runs: [], claim: '', hasMore: true };
    }
    if (claimed.hasMore || this.#ended.length > 0) this.#isAsked = true;
    await this.#begin(claimed);
  }

  async #commit(ended: readonly EndedAttempt[], free: number): Promise<Claimed> {
    const { store, keys, baseUrl, random = Math.random } = this.#context;
    let changed: readonly string[] = [];
    const claimed = await store.write(
      async (transaction) => {
        if (ended.length > 0) {
          const ours = await settleAttempts(transaction, ended, { forms: this.#forms, random });
          changed = await settleHealth(transaction, ours, {
            forms: this.#forms,
            keys: keys(),
            baseUrl: baseUrl(),
          });
        }
        return free > 0 ? await this.#claim(transaction, free) : { runs: [], claim: '', hasMore: false };
      },
      { ofForms: 'counts' },
    );
    for (const formId of changed) this.#forms.forget(formId);
    return claimed;
  }

  /** Claims runs of many receivers: those of one that is busy wait for their turn and hold up nobody. */
  async #claim({ runs }: WriteTransaction, free: number): Promise<Claimed> {
    const now = this.#context.clock();
    this.#rounds += 1;
    const claim = `${this.#name}:${this.#rounds}`;
    const places = this.#receivers.places();
    let limit = this.#isLoaded() ? Math.min(free, claimsUnderLoad) : free;
    let found = await runs.due(now, limit, places);
    if (limit < free && found.runs.some(({ due_at }) => now - due_at >= patience)) {
      limit = free;
      found = await runs.due(now, limit, places);
    }
    await runs.claim(found.runs, { by: claim, until: now + this.#limits.lease });
    return { ...found, claim };
  }

  /** Whether responses arrive faster than the process has time for both. */
  #isLoaded(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#load);
    const hasArrivals = this.#arrivals > 0;
    this.#load = now;
    this.#arrivals = 0;
    return hasArrivals && utilization > 0.9;
  }

  async #begin({ runs, claim }: Claimed): Promise<void> {
    if (runs.length === 0) return;
    const responses = await this.#responses(runs);
    for (const run of runs) {
      this.#receivers.begin(run);
      const attempt = this.#attempt(run, claim, responses(run)).finally(() => {
        this.#underWay.delete(run.id);
        this.wake();
      });
      this.#underWay.set(run.id, attempt);
    }
  }

  async #attempt(run: DueRun, claim: string, response: ResponseOfRun | undefined): Promise<void> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), this.#limits.attemptTime);
    try {
      const ended = await attemptRun(
        { ...this.#context, forms: this.#forms },
        run,
        claim,
        response,
        timeout.signal,
      );
      this.#ended.push(ended);
      // The mails of an organisation share one receiver, the outbox: a form over its limit must not slow those of others.
      const hasFailed = ended.outcome.kind === 'failed' && run.action_type !== 'mail';
      this.#receivers.end(run, hasFailed);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The responses of runs, read with one query per form. */
  async #responses(runs: readonly DueRun[]): Promise<(run: DueRun) => ResponseOfRun | undefined> {
    const { store, keys } = this.#context;
    const wanted = new Map<string, { run: DueRun; ids: Set<number> }>();
    for (const run of runs) {
      if (run.response_id === null) continue;
      const known = wanted.get(run.form_id);
      if (known === undefined) wanted.set(run.form_id, { run, ids: new Set([run.response_id]) });
      else known.ids.add(run.response_id);
    }
    const found = new Map<string, ResponseOfRun>();
    for (const { run, ids } of wanted.values())
      for (const row of await responsesToSend(store.read, run.organization_id, run.form_id, [...ids]))
        found.set(`${row.form_id} ${row.id}`, { createdAt: row.created_at, json: row.json });
    return (run) => {
      if (run.response_id !== null) return found.get(`${run.form_id} ${run.response_id}`);
      const json = run.sealed === null ? undefined : keys().open('private_run', run.sealed);
      return json === undefined ? undefined : { createdAt: run.created_at, json };
    };
  }
}

interface Claimed {
  readonly runs: readonly DueRun[];
  readonly claim: string;
  readonly hasMore: boolean;
}

/** The rows that an action wanted to write were refused: it counts as failed and is tried again. */
function asFailedToWrite(ended: EndedAttempt): EndedAttempt {
  if (ended.outcome.kind !== 'done' || ended.outcome.write === undefined) return ended;
  const error = { code: 'unexpected', detail: 'The result of the action could not be written down.' };
  return { ...ended, outcome: { kind: 'failed', error } };
}
