import type { IncomingMessage } from 'node:http';
import type { Clock } from '#kit/time/clock.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { verifyProof, writeChallenge } from '#service/collect/spam/proof.ts';
import { spamSuspicion } from '#service/collect/spam/spamSuspicion.ts';
import { type Rate, SubmissionRate } from '#service/collect/spam/submissionRate.ts';
import { type Secrets, withFirstMatchingKey } from '#store/secrets.ts';
import type { WindowCounters } from '#store/store.ts';
import type { Suspicion } from '#store/tables.ts';
import { clientAddress, type TrustedProxies } from '../clientAddress.ts';
import type { SpamMetrics } from '../log/spamMetrics.ts';
import { Problem } from '../problem.ts';

export interface SpamGuardSettings {
  /** The most submissions per minute from one address to one form; 0 is unlimited. */
  limit: number;
  metrics: SpamMetrics;
  trustedProxies: TrustedProxies;
  windows: WindowCounters;
  secrets(): Secrets;
  clock: Clock;
}

/** The circumstances of a submission. */
export interface Attempt {
  readonly submissionId: string;
  readonly test: boolean;
  /** Sent by the page without its script, by the script, or by a program without a page. */
  readonly by: 'page' | 'script' | 'program';
  /** The value of the honeypot input. */
  readonly trap?: string | undefined;
  /** The time of the first view, from the ticket. */
  readonly shown?: number | undefined;
  /** The number of answered fields; ignored for programs. */
  readonly answered: number;
  readonly proof?: string | undefined;
}

/** Checks every submission for spam. */
export class SpamGuard {
  readonly #settings: SpamGuardSettings;
  readonly #rate: SubmissionRate;

  constructor(settings: SpamGuardSettings) {
    this.#settings = settings;
    const key = () => settings.secrets().hash_key;
    this.#rate = new SubmissionRate(settings.windows, settings.limit, key, settings.clock);
  }

  /**
   * The reason to quarantine a submission; undefined for most. A sender that can is asked for proof of work instead,
   * by a problem; a sender beyond the rate limit gets another one.
   */
  async judge(
    request: IncomingMessage,
    form: PublishedForm,
    attempt: Attempt,
  ): Promise<Suspicion | undefined> {
    const { limit, secrets, clock, metrics } = this.#settings;
    const { submissionId, proof } = attempt;
    const now = clock();
    const proven =
      withFirstMatchingKey(secrets(), (key) => verifyProof(key, form.id, submissionId, proof, now)) === true;
    const count = limit === 0 ? 0 : await this.#count(request, form, attempt, proven);
    // Test submissions skip the spam checks.
    const level = attempt.test ? 'off' : (form.settings.spam ?? 'standard');
    const suspicion = spamSuspicion(level, {
      from: attempt.by === 'program' ? 'program' : 'page',
      trap: attempt.trap !== undefined && attempt.trap !== '',
      shown: attempt.shown,
      now,
      answered: attempt.answered,
      many: count > limit / (level === 'strict' ? 4 : 2),
    });
    if (suspicion === undefined || suspicion === 'trap') return suspicion;
    if (proven) return undefined;
    if (attempt.by === 'page') return suspicion;
    metrics.challenged(suspicion);
    throw new Problem('proof_needed', {
      more: {
        submission_id: submissionId,
        challenge: writeChallenge(secrets().link_key, form.id, submissionId, now),
      },
    });
  }

  /**
   * Rate limits of other actions: saved drafts, unfinished and changed answers, tried passwords, shown proofs, started uploads and previews. Each has its own
   * counter and gives the same problem.
   */
  async limitOther(
    request: IncomingMessage,
    { id }: PublishedForm,
    what: 'saved' | 'partial' | 'edit' | 'password' | 'proof' | 'upload' | 'preview',
  ): Promise<void> {
    const { limit, trustedProxies } = this.#settings;
    if (limit === 0) return;
    const rate = await this.#rate.count(`${id} ${what}`, clientAddress(request, trustedProxies), 1);
    if (rate.count > limit) this.#refuse(rate);
  }

  /** Drops counters of senders whose window is over. */
  forgetSenders(): void {
    this.#rate.forget();
  }

  async #count(
    request: IncomingMessage,
    form: PublishedForm,
    { by }: Attempt,
    proven: boolean,
  ): Promise<number> {
    const { limit, trustedProxies } = this.#settings;
    const address = clientAddress(request, trustedProxies);
    // A sender with a proof of work was counted when the work was demanded. A reused proof counts again.
    if (proven) await this.limitOther(request, form, 'proof');
    const rate = await this.#rate.count(form.id, address, proven ? 0 : 1);
    const allowed = by === 'program' && !proven ? Math.ceil(limit / 2) : limit;
    if (rate.count > allowed) this.#refuse(rate);
    return rate.count;
  }

  #refuse({ ends }: Rate): never {
    const { metrics, clock } = this.#settings;
    metrics.limited();
    const seconds = Math.max(1, Math.ceil((ends - clock()) / 1000));
    throw new Problem('submit_limit', { headers: ['Retry-After', String(seconds)] });
  }
}
