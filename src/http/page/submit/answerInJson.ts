import type { FieldFault } from '#form/answer/faultsIn.ts';
import { fault } from '#form/value/fault.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { faultEntries } from '#render/answer/faultEntries.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Accepted, SubmissionFailure } from '#service/collect/submission.ts';
import { Problem } from '../../problem.ts';
import { sendJson, sendJsonText } from '../../reply/send.ts';
import { type PageRequest, pageLanguageFor } from '../request.ts';
import { unavailableProblem } from '../unavailableProblem.ts';
import { fullOptionFaults } from './fullOptionFaults.ts';

/** Sends the JSON response to an accepted submission. `sheet` is the ending as HTML, for the page's script. */
export async function sendAccepted(
  { exchange }: PageRequest,
  accepted: Accepted,
  sheet?: string,
): Promise<void> {
  const { submission_id, test } = accepted;
  const body =
    accepted.state === 'asked'
      ? { submission_id, test, payment: { redirect: accepted.redirect } }
      : {
          submission_id,
          created_at: formatInstant(accepted.created_at),
          test,
          ending: accepted.ending,
          sheet,
        };
  const status = { stored: 201, asked: 202, repeated: 200 }[accepted.state];
  exchange.addHeader('Cache-Control', 'no-store');
  await sendJsonText(exchange, status, JSON.stringify(body));
}

/** Sends the JSON response to a refused submission. */
export async function sendRefusal(
  request: PageRequest,
  form: PublishedForm,
  failure: SubmissionFailure,
): Promise<void> {
  switch (failure.code) {
    case 'answers_refused':
      return await sendFaults(request, form, failure.faults);
    case 'option_full':
      return await sendFaults(request, form, await fullOptionFaults(request, form, failure.options));
    case 'already_answered':
      if (failure.field === undefined) throw new Problem(failure.code);
      return await sendFaults(request, form, [{ field: failure.field, fault: fault(failure.code) }]);
    case 'unavailable':
      throw unavailableProblem(failure.unavailable);
    case 'form_gone':
      throw new Problem('not_found');
    case 'amount_unusable':
      return await sendFaults(request, form, [{ field: failure.field, fault: fault('amount_invalid') }]);
    default:
      throw new Problem(failure.code);
  }
}

async function sendFaults(
  request: PageRequest,
  { definition, form }: PublishedForm,
  faults: readonly FieldFault[],
): Promise<void> {
  const fields = faultEntries(form, faults, await pageLanguageFor(request, definition));
  const { message } = new Problem('answers_refused');
  const error = { type: 'invalid_request', code: 'answers_refused', message, fields };
  request.exchange.addHeader('Cache-Control', 'no-store');
  await sendJson(request.exchange, 422, [Buffer.from(JSON.stringify({ error }))]);
}
