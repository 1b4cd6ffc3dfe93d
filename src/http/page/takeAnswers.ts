import { isOrdinarySubmission } from '#contract/ordinarySubmission.ts';
import { type SubmissionBody, submissionBody } from '#contract/submission.ts';
import { fault } from '#form/answer/fault.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { answersIn, type FieldFault } from '#form/answer/settleSubmission.ts';
import { faultMessage } from '#form/message/faultMessage.ts';
import { newUuid } from '#kit/ids.ts';
import { formatInstant } from '#kit/instant.ts';
import { acceptSubmission } from '#service/submission/acceptSubmission.ts';
import type { PublishedForm } from '#service/submission/publishedForms.ts';
import type { Accepted, SubmissionFailure } from '#service/submission/submission.ts';
import { bodyHash } from '../body/bodyHash.ts';
import { Problem } from '../problem.ts';
import { sendJson } from '../send.ts';
import { deviceOf } from './deviceOf.ts';
import type { Pages } from './pages.ts';
import { type PageRequest, personalKeyOf, speechFor } from './request.ts';
import { contextOf } from './showForm.ts';
import { unavailableProblem } from './unavailableProblem.ts';
import { visitorPlace } from './visitorPlace.ts';

/** Answers that a program sends as JSON. */
export async function takeAnswers(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  value: unknown,
): Promise<void> {
  if (form.settings.programs === false) throw new Problem('programs_not_allowed');
  const {
    submission_id = newUuid(),
    test = false,
    answers,
    url = '',
    time_spent = 0,
    password,
    key,
    proof,
  } = readSubmission(value);
  const readings = readAnswers(form.form, { answers }, contextOf(pages, form));
  const suspicion = await pages.spam.judge(request.exchange.request, form, {
    submissionId: submission_id,
    test: test || request.test,
    by: 'program',
    answered: 0,
    proof,
  });
  const accepted = await acceptSubmission(pages.submissions, form, {
    submission_id,
    test: test || request.test,
    suspicion,
    input: { answers },
    readings,
    url,
    time_spent,
    place: await visitorPlace(pages, request, form),
    device: deviceOf(request.exchange.request.headers['user-agent']),
    body_hash: bodyHash(answersIn(readings), () => undefined),
    password,
    personalKey: key ?? personalKeyOf(request),
  });
  request.exchange.addHeader('Cache-Control', 'no-store');
  if (accepted.ok) return await sendAccepted(request, accepted.value);
  await refuse(request, form, accepted.failure);
}

function readSubmission(value: unknown): SubmissionBody {
  if (isOrdinarySubmission(value)) return value;
  const parsed = submissionBody.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = issue?.path.join('.') ?? '';
  throw new Problem('submission_invalid', {
    message: `${param === '' ? 'The body' : param}: ${issue?.message ?? 'cannot be read'}.`,
    ...(param === '' ? {} : { param }),
  });
}

async function sendAccepted({ exchange }: PageRequest, accepted: Accepted): Promise<void> {
  const { submission_id, test } = accepted;
  const body =
    accepted.state === 'asked'
      ? { submission_id, test, payment: { redirect: accepted.redirect } }
      : { submission_id, created_at: formatInstant(accepted.created_at), test, ending: accepted.ending };
  const status = { stored: 201, asked: 202, repeated: 200 }[accepted.state];
  await sendJson(exchange, status, [Buffer.from(JSON.stringify(body))]);
}

async function refuse(request: PageRequest, form: PublishedForm, failure: SubmissionFailure): Promise<void> {
  switch (failure.code) {
    case 'answers_refused':
      return await sendFaults(request, form, failure.faults);
    case 'option_full': {
      const faults = failure.options.map(({ field }) => ({ field, fault: fault('option_unknown') }));
      return await sendFaults(request, form, faults);
    }
    case 'unavailable':
      throw unavailableProblem(failure.unavailable);
    case 'form_gone':
      throw new Problem('not_found');
    case 'amount_unusable':
    case 'payments_not_set_up':
      throw new Problem('payments_not_set_up');
    case 'payment_refused':
    case 'payment_unavailable':
      throw new Problem('payment_unavailable');
    default:
      throw new Problem(failure.code);
  }
}

/** One entry for each field: its id, the stable code, and the sentence in the caller's language. */
async function sendFaults(
  request: PageRequest,
  { definition }: PublishedForm,
  faults: readonly FieldFault[],
): Promise<void> {
  const { messages } = await speechFor(request, definition);
  const { message } = new Problem('answers_refused');
  const fields = faults.map(({ field, fault: found }) => ({
    id: field,
    code: found.code,
    message: faultMessage(found, messages),
  }));
  const error = { type: 'invalid_request', code: 'answers_refused', message, fields };
  await sendJson(request.exchange, 422, [Buffer.from(JSON.stringify({ error }))]);
}
