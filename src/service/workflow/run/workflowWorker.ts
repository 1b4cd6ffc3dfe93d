import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { newUuid } from '#kit/ids.ts';
import type { HttpClient } from '#outside/httpClient.ts';
import { deliveriesHeldSince } from '#store/query/operate/heldDeliveries.ts';
import { hasDueRuns } from '#store/query/workflow/run.ts';
import type { DueRun } from '#store/runBatch.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import type { AttemptOutcome } from '#store/workflowTables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { MailLimits } from '../../mail/mailLimits.ts';
import { attemptRun } from './attemptRun.ts';
import { FormsOfRuns } from './formsOfRuns.ts';
import { Receivers } from './receivers.ts';
import { type OpensResponse, ResponsesOfRuns } from './responsesOfRuns.ts';
import { type EndedAttempt, settleAttempts } from './settleAttempts.ts';
import { lockFailingForms, settleHealth } from './settleHealth.ts';

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
  /** Called with each attempt that was written down, for the metrics. */
  readonly onAttempt?: (actionType: string, outcome: AttemptOutcome, seconds: number) => void;
  /** Runs each round, for the metrics. */
  readonly watch?: (round: () => Promise<void>) => Promise<void>;
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
  /** Answers of the attempts under way together; long responses wait for their turn. */
  readonly bytes: number;
  /** The least time between two transactions, in milliseconds: what ends meanwhile is written down together. */
  readonly pause: number;
}

const usualLimits: WorkerLimits = {
  attempts: 256,
  perReceiver: 16,
  attemptTime: 30_000,
  lease: 60_000,
  bytes: 32_000_000,
  pause: 25,
};

/** Under load, visitors come first: so many runs are claimed at once, and so rarely, while they are younger than this. */
const claimsUnderLoad = 10;
const pauseUnderLoad = 250;
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
  readonly #responses: ResponsesOfRuns;
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
  #pause: number;

  constructor(context: WorkerContext) {
    this.#context = context;
    this.#limits = { ...usualLimits, ...context.limits };
    this.#pause = this.#limits.pause;
    this.#forms = new FormsOfRuns(context);
    this.#receivers = new Receivers(this.#limits.perReceiver, this.#limits.attempts);
    this.#responses = new ResponsesOfRuns(context, this.#limits);
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
    const wait = Math.max(0, this.#lastRound + this.#pause - performance.now());
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
    const { watch = (round) => round() } = this.#context;
    this.#round = watch(() => this.#work())
      .catch((error) => {
        this.#context.log.error({ err: error, job: 'run_workflows' }, 'a job failed');
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
      claimed = { ...noneClaimed, hasMore: true };
    }
    if (claimed.hasMore || this.#ended.length > 0) this.#isAsked = true;
    await this.#begin(claimed);
  }

  async #commit(ended: readonly EndedAttempt[], free: number): Promise<Claimed> {
    const { store, keys, baseUrl, onAttempt, random = Math.random } = this.#context;
    let ours: readonly EndedAttempt[] = [];
    let changed: readonly string[] = [];
    const claimed = await store.write(
      async (transaction) => {
        if (ended.length > 0) {
          await lockFailingForms(transaction, ended);
          ours = await settleAttempts(transaction, ended, { forms: this.#forms, random });
          changed = await settleHealth(transaction, ours, {
            forms: this.#forms,
            keys: keys(),
            baseUrl: baseUrl(),
          });
        }
        return free > 0 ? await this.#claim(transaction, free) : noneClaimed;
      },
      { ofForms: 'counts' },
    );
    for (const { run, outcome, startedAt, endedAt } of ours)
      onAttempt?.(run.action_type, outcome.kind, Math.max(0, endedAt - startedAt) / 1000);
    for (const formId of changed) this.#forms.forget(formId);
    return claimed;
  }

  /** Claims runs of many receivers: those of one that is busy wait for their turn and hold up nobody. */
  async #claim({ db, runs }: WriteTransaction, free: number): Promise<Claimed> {
    const now = this.#context.clock();
    this.#rounds += 1;
    const claim = `${this.#name}:${this.#rounds}`;
    const slots = this.#receivers.slots();
    const isLoaded = this.#isLoaded();
    this.#pause = isLoaded ? Math.max(pauseUnderLoad, this.#limits.pause) : this.#limits.pause;
    let limit = isLoaded ? Math.min(free, claimsUnderLoad) : free;
    let found = await runs.due(now, limit, slots);
    if (limit < free && found.runs.some(({ due_at }) => now - due_at >= patience)) {
      this.#pause = this.#limits.pause;
      limit = free;
      found = await runs.due(now, limit, slots);
    }
    // Read after the runs are locked: those of a backup come in one transaction with the hold.
    if (found.runs.length > 0 && (await deliveriesHeldSince(db)) !== undefined) return noneClaimed;
    const until = now + this.#limits.lease;
    await runs.claim(found.runs, { by: claim, until });
    return { ...found, claim, until };
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

  async #begin(claimed: Claimed): Promise<void> {
    if (claimed.runs.length === 0) return;
    const responses = await this.#responses.of(claimed.runs);
    for (const run of claimed.runs) {
      this.#receivers.begin(run);
      const attempt = this.#attempt(run, claimed, responses(run)).finally(() => {
        this.#underWay.delete(run.id);
        this.wake();
      });
      this.#underWay.set(run.id, attempt);
    }
  }

  async #attempt(run: DueRun, { claim, until }: Claimed, open: OpensResponse): Promise<void> {
    const { clock } = this.#context;
    const { attemptTime } = this.#limits;
    // A run that has waited too long for room is left for the next claim, after the lease.
    const isWanted = () => !this.#stopped.signal.aborted && clock() + attemptTime <= until;
    const opened = await open(isWanted).catch((error) => {
      this.#context.log.error({ err: error, run: run.id }, 'the response of a run was not read');
      return undefined;
    });
    if (opened === undefined) return this.#receivers.leave(run);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), attemptTime);
    try {
      const ended = await attemptRun(
        { ...this.#context, forms: this.#forms },
        // A retry and the next action need it too.
        { ...run, sealed: opened.sealed ?? run.sealed },
        claim,
        opened.response,
        timeout.signal,
      );
      this.#ended.push(ended);
      // The mails of an organisation share one receiver, the outbox: a form over its limit must not slow those of others.
      const hasFailed = ended.outcome.kind === 'failed' && run.action_type !== 'mail';
      this.#receivers.end(run, hasFailed);
    } finally {
      clearTimeout(timer);
      opened.release();
    }
  }
}

interface Claimed {
  readonly runs: readonly DueRun[];
  readonly claim: string;
  /** When the lease ends. */
  readonly until: number;
  readonly hasMore: boolean;
}

const noneClaimed: Claimed = { runs: [], claim: '', until: 0, hasMore: false };

/** The rows that an action wanted to write were refused: it counts as failed and is tried again. */
function asFailedToWrite(ended: EndedAttempt): EndedAttempt {
  if (ended.outcome.kind !== 'done' || ended.outcome.write === undefined) return ended;
  const error = { code: 'unexpected', detail: 'The result of the action could not be written down.' };
  return { ...ended, outcome: { kind: 'failed', error } };
}
