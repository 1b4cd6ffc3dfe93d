import { readAnswers } from '#form/answer/readAnswers.ts';
import { type Settled, settleReadings, settleSubmission } from '#form/answer/settleSubmission.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import type { Answers } from '#form/value/answer.ts';
import { LimiterFull, WaitAborted } from '#kit/async/fairLimiter.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import type { StoredUpload } from '#store/query/response/file.ts';
import type { StoredSubmission } from '#store/store.ts';
import type { Suspicion } from '#store/tables.ts';
import { type AnswerKeys, isSameBody } from '../answerKeys.ts';
import { type Copies, copyOfAnswers, copyWithoutAddress } from '../copy/copyOfAnswers.ts';
import type { PaymentContext } from '../payment/paymentContext.ts';
import { linkFailure } from '../personalLink/consumeLink.ts';
import { personalLinkState } from '../personalLink/personalLinkState.ts';
import { availability } from '../publishedForm/availability.ts';
import type { FormPasswords } from '../publishedForm/formPasswords.ts';
import { compiledVersion, type PublishedForm } from '../publishedForm/publishedForms.ts';
import type {
  Accepted,
  SettledSubmission,
  Submission,
  SubmissionFailure,
  SubmissionResult,
} from '../submission.ts';
import { holdUntilPaid } from './holdUntilPaid.ts';
import type { SubmissionWriter } from './submissionWriter.ts';

/** Dependencies of accepting submissions. */
export interface SubmissionContext extends PaymentContext {
  writer: SubmissionWriter;
  passwords: FormPasswords;
  answerKeys: AnswerKeys;
  /** Copies of answers to visitors; undefined if there are none. */
  copies?: Copies | undefined;
  /** Called for each quarantined submission. */
  onCaught?: (reason: Suspicion) => void;
  /** Called with what became of each submission, for the metrics. */
  onResult?: (result: SubmissionResult, refusal?: SubmissionFailure['code'] | 'busy') => void;
}

/**
 * Accepts a submission; it is durable when this succeeds. A retry with the same id is not stored again and gets
 * the first result, even if the form was closed or republished meanwhile.
 */
export async function acceptSubmission(
  context: SubmissionContext,
  form: PublishedForm,
  given: Submission,
): Promise<Result<Accepted, SubmissionFailure>> {
  try {
    const accepted = await accept(context, form, given);
    if (!accepted.ok) context.onResult?.('refused', accepted.failure.code);
    else if (accepted.value.state === 'asked') context.onResult?.('pending_payment');
    else if (accepted.value.state === 'repeated') context.onResult?.('repeated');
    return accepted;
  } catch (error) {
    const isBusy = error instanceof LimiterFull || error instanceof WaitAborted;
    if (isBusy) context.onResult?.('refused', 'busy');
    else context.onResult?.('failed');
    throw error;
  }
}

async function accept(
  context: SubmissionContext,
  form: PublishedForm,
  given: Submission,
): Promise<Result<Accepted, SubmissionFailure>> {
  const submission = { ...given, submission_id: given.submission_id.toLowerCase() };
  const settled = await settle(context, form, submission);
  if (!settled.ok) {
    // Looks for a retry only after a refusal: a retry that still validates is recognised when it is stored.
    const stored = await find(context, form, submission);
    return stored === undefined ? settled : await firstResult(context, form, submission, stored);
  }
  const queueCopy = await copyOfAnswers(context, form, submission, settled.value.answers);
  const wanted = { ...toStore(context, form, submission, settled.value), queueCopy };
  if (settled.value.payment !== undefined)
    return await hold(context, form, submission, wanted, settled.value);
  const outcome = await context.writer.add(wanted);
  if (!outcome.ok) return outcome;
  if (outcome.value.state === 'known')
    return await firstResult(context, form, submission, outcome.value.stored);
  const { submission_id, test } = submission;
  const { number, created_at, caught } = outcome.value;
  context.onResult?.(caught !== undefined ? 'spam' : test ? 'test' : 'live');
  if (caught !== undefined) context.onCaught?.(caught);
  else if (queueCopy !== undefined) context.copies?.wake();
  return ok({
    state: 'stored',
    submission_id,
    number,
    created_at,
    test,
    ending: settled.value.ending(number),
  });
}

/** All checks that need no write. */
async function settle(
  { clock, passwords, store }: SubmissionContext,
  form: PublishedForm,
  submission: Submission,
): Promise<Result<Settled, SubmissionFailure>> {
  if (submission.refused !== undefined) return failed(submission.refused);
  const { password_hash, one_per_person } = form.settings;
  if (password_hash !== undefined && submission.isAdmitted !== true) {
    const { password, signal } = submission;
    if (password === undefined) return failed({ code: 'password_needed' });
    const { organizationId } = form;
    if (!(await passwords.isRight(password, password_hash, { organizationId, signal })))
      return failed({ code: 'password_wrong' });
  }
  const now = clock();
  const unavailable = submission.test ? undefined : availability(form, now);
  if (unavailable !== undefined) return failed({ code: 'unavailable', unavailable });
  if (one_per_person?.by === 'link' && !submission.test) {
    const { personalKey, submission_id } = submission;
    const reader = { db: store.read, findSubmissions: store.findSubmissions };
    const link = await personalLinkState(reader, form.organizationId, form.id, personalKey, submission_id);
    if (link.state !== 'open') return failed(linkFailure(link));
  }
  const answerContext = answerContextOf(form, submission, now);
  const readings = submission.readings ?? readAnswers(form.form, submission.input, answerContext);
  const settled = settleReadings(form.form, readings, answerContext);
  if (!settled.ok) return failed({ code: 'answers_refused', faults: settled.failure });
  const unaddressed = copyWithoutAddress(form, submission, settled.value);
  return unaddressed === undefined ? settled : failed({ code: 'answers_refused', faults: [unaddressed] });
}

function answerContextOf({ live }: PublishedForm, { upload }: Submission, time: number) {
  return {
    today: dayIn(live.timeZone, time),
    matches: matchesPattern,
    upload: upload ?? (() => undefined),
  };
}

function toStore(
  { answerKeys }: SubmissionContext,
  form: PublishedForm,
  submission: Submission,
  { items, answers }: Settled,
): SettledSubmission {
  const { submission_id, test, location, url, time_spent, device, language = null } = submission;
  return {
    organizationId: form.organizationId,
    submission_id,
    test,
    form: form.form,
    answers,
    browserToken: submission.browserToken,
    personalKey: submission.personalKey,
    files: namedFiles(answers, submission.files ?? []),
    suspicion: submission.suspicion,
    plain_hash: submission.body_hash,
    response: {
      form_id: form.id,
      version: form.version,
      test,
      visitor: {
        country: location.country,
        region: location.region,
        city: location.city,
        time_spent: Math.max(0, Math.floor(time_spent)) || 0,
        url,
      },
      response: items,
      submission_id,
      body_hash: answerKeys.body(form.id, submission_id, submission.body_hash),
      device,
      language,
    },
  };
}

/** A hidden field has no answer, so its files are dropped. */
function namedFiles(answers: Answers, files: readonly StoredUpload[]): StoredUpload[] {
  return files.filter(({ id, field_id }) => {
    const answer = answers.get(field_id);
    return Array.isArray(answer) && answer.some((entry) => 'id' in entry && entry.id === id);
  });
}

async function hold(
  context: SubmissionContext,
  form: PublishedForm,
  submission: Submission,
  wanted: SettledSubmission,
  settled: Settled,
): Promise<Result<Accepted, SubmissionFailure>> {
  const { submission_id, test } = submission;
  const asked = await holdUntilPaid(context, form, wanted, settled.payment);
  if (!asked.ok) return asked;
  if (asked.value.state === 'asked')
    return ok({ state: 'asked', submission_id, test, redirect: asked.value.redirect });
  const stored = await find(context, form, submission);
  if (stored === undefined) throw new Error('a submission that was paid is not there');
  return await firstResult(context, form, submission, stored);
}

async function find(
  { store }: SubmissionContext,
  { organizationId, id }: PublishedForm,
  { submission_id }: Submission,
): Promise<StoredSubmission | undefined> {
  const [stored] = await store.findSubmissions(organizationId, [{ form_id: id, submission_id }]);
  return stored;
}

/** Repeats the first result: settles the same answers with the version and on the day of the first submission. */
async function firstResult(
  context: SubmissionContext,
  form: PublishedForm,
  submission: Submission,
  stored: StoredSubmission,
): Promise<Result<Accepted, SubmissionFailure>> {
  const { submission_id, test } = submission;
  const plain_hash = submission.body_hash;
  const body_hash = context.answerKeys.body(form.id, submission_id, plain_hash);
  if (!isSameBody(stored, { body_hash, plain_hash }) || isOtherMode(stored, submission))
    return failed({ code: 'submission_differs' });
  const { version, number, created_at } = stored;
  const compiled =
    version === form.version
      ? form.form
      : await compiledVersion(context.store.read, form.organizationId, form.id, version);
  if (compiled === undefined) throw new Error(`version ${version} of form ${form.id} cannot be read`);
  const then = { ...form, version, form: compiled, definition: compiled.definition };
  const settled = settleSubmission(compiled, submission.input, answerContextOf(form, submission, created_at));
  if (settled.ok && stored.state === 'pending_payment' && settled.value.payment !== undefined) {
    const wanted = toStore(context, then, submission, settled.value);
    return await hold(context, then, submission, wanted, settled.value);
  }
  const ending = settled.ok ? settled.value.ending(number) : {};
  return ok({ state: 'repeated', submission_id, number, created_at, test, ending });
}

/**
 * Whether the stored submission has the other mode: a test must not pass for a response, nor a response for a test.
 */
function isOtherMode({ state }: StoredSubmission, { test }: Submission): boolean {
  return test ? state === 'live' : state === 'test';
}
