import type { ExportFormat } from '#contract/app/response/export.ts';
import { actionSchemas } from '#form/schema/workflow/actions.ts';
import { Counter } from '#kit/metric/counter.ts';
import { Histogram, secondsBounds } from '#kit/metric/histogram.ts';
import type { VisitKind } from '#store/tables.ts';
import type { AttemptOutcome } from '#store/workflowTables.ts';
import type { SubmissionFailure, SubmissionResult } from '../../collect/submission.ts';
import type { MailResult } from '../../mail/sendDueMails.ts';
import type { ExportResult } from '../../response/export/exportContent.ts';
import { JobMetrics } from './jobMetrics.ts';

/** Every value of a label, so that a forgotten one does not compile. */
const submissionResults: Record<SubmissionResult, true> = {
  live: true,
  test: true,
  spam: true,
  pending_payment: true,
  repeated: true,
  refused: true,
  failed: true,
};
const mailResults: Record<MailResult, true> = { sent: true, delayed: true, failed: true, expired: true };
const attemptResults: Record<AttemptOutcome, true> = {
  done: true,
  failed: true,
  refused: true,
  gone: true,
  skipped: true,
};
const visitKinds: Record<VisitKind, true> = { view: true, start: true, page: true };

const groupSizes = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** Counts what this process does. Labels never name an organisation, a form, a person or an address. */
export class WorkMetrics {
  readonly jobs = new JobMetrics();
  readonly #submissions = new Counter(
    { name: 'canvass_submissions_total', help: 'Submissions by what became of them.' },
    'result',
  );
  readonly #refusals = new Counter(
    { name: 'canvass_submissions_refused_total', help: 'Submissions that were refused, by the reason.' },
    'code',
  );
  readonly #groupSizes = new Histogram(
    { name: 'canvass_submission_group_size', help: 'Submissions that one transaction stored together.' },
    groupSizes,
  );
  readonly #groupTimes = new Histogram(
    { name: 'canvass_submission_commit_duration_seconds', help: 'Time to store a group of submissions.' },
    secondsBounds,
  );
  readonly #visits = new Counter({ name: 'canvass_visits_total', help: 'Visits of forms by kind.' }, 'kind');
  readonly #attempts = new Counter(
    {
      name: 'canvass_workflow_attempts_total',
      help: 'Attempts of workflow actions by type of action and result.',
    },
    'action',
    'result',
  );
  readonly #attemptTimes = new Histogram(
    {
      name: 'canvass_workflow_attempt_duration_seconds',
      help: 'Time that attempts of workflow actions took.',
    },
    [...secondsBounds, 30],
    'action',
  );
  readonly #mails = new Counter(
    { name: 'canvass_mails_total', help: 'Attempts to send a mail by result.' },
    'result',
  );
  readonly #exports = new Counter(
    { name: 'canvass_exports_total', help: 'Exports of responses that ended, by format and result.' },
    'format',
    'result',
  );

  constructor() {
    for (const result of Object.keys(submissionResults)) this.#submissions.start(result);
    for (const result of Object.keys(mailResults)) this.#mails.start(result);
    for (const kind of Object.keys(visitKinds)) this.#visits.start(kind);
    for (const type of Object.keys(actionSchemas))
      for (const result of Object.keys(attemptResults)) this.#attempts.start(type, result);
  }

  submission(result: SubmissionResult, code?: SubmissionFailure['code'] | 'busy'): void {
    this.#submissions.add(result);
    if (code !== undefined) this.#refusals.add(code);
  }

  submissionGroup(size: number, seconds: number): void {
    this.#groupSizes.observe(size);
    this.#groupTimes.observe(seconds);
  }

  visit(kind: VisitKind): void {
    this.#visits.add(kind);
  }

  attempt(type: string, result: AttemptOutcome, seconds: number): void {
    // A run may be of a type that another version knows.
    const action = type in actionSchemas ? type : 'unknown';
    this.#attempts.add(action, result);
    if (result !== 'skipped') this.#attemptTimes.observe(seconds, action);
  }

  mail(result: MailResult): void {
    this.#mails.add(result);
  }

  export(format: ExportFormat, result: ExportResult): void {
    this.#exports.add(format, result);
  }

  /** In Prometheus' text format. */
  text(): string {
    return [
      this.#submissions,
      this.#refusals,
      this.#groupSizes,
      this.#groupTimes,
      this.#visits,
      this.#attempts,
      this.#attemptTimes,
      this.#mails,
      this.#exports,
      this.jobs,
    ]
      .map((family) => family.text())
      .join('');
  }
}
