import type { AnswerContext, FormValues } from '#form/answer/answer.ts';
import { fault } from '#form/answer/fault.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { answersIn } from '#form/answer/settleSubmission.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { newUuid } from '#kit/ids.ts';
import { uuidShape } from '#kit/uuid.ts';
import { askedFields, readSeen, seenName } from '#render/askedFields.ts';
import { endingTexts } from '#render/endingTexts.ts';
import { startingValues } from '#render/startingValues.ts';
import { passwordName } from '#render/statusPage.ts';
import { acceptSubmission } from '#service/submission/acceptSubmission.ts';
import type { PublishedForm } from '#service/submission/publishedForms.ts';
import type { Accepted, SubmissionFailure } from '#service/submission/submission.ts';
import { bodyHash } from '../body/bodyHash.ts';
import { deviceOf } from './deviceOf.ts';
import { mayPass, showPassword } from './gate.ts';
import type { Pages } from './pages.ts';
import { type PageRequest, speechFor, valuesIn } from './request.ts';
import { contextOf, type FormAgain, showForm, showFormAgain, stateOf, submissionName } from './showForm.ts';
import { showStatus, showUnavailable } from './showStatus.ts';
import { readTicket, ticketName, writeTicket } from './ticket.ts';
import type { Uploads } from './uploads.ts';
import { visitorPlace } from './visitorPlace.ts';

/** What a browser sends when somebody presses the button: answers, or the password that the form asks for first. */
export async function takeForm(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  sent: FormValues,
  uploads: Uploads,
): Promise<void> {
  const values = uploads.in(sent);
  const password = values.get(passwordName)?.[0];
  const submissionId = values.get(submissionName)?.[0];
  if (submissionId === undefined && !bringsAnswers(form, sent)) {
    if (await mayPass(pages, request, form, password)) await showForm(pages, request, form, password);
    return;
  }
  const shown = readTicket(pages.secrets().link_key, form.id, values.get(ticketName)?.[0]);
  const again: FormAgain = {
    status: 200,
    // A browser does not show a chosen file again, so it is chosen anew.
    values: sent,
    submissionId: submissionId ?? '',
    ticket: writeTicket(pages.secrets().link_key, form.id, shown ?? pages.clock()),
  };
  // Not from a page of ours: nothing is lost, the visitor looks at it once more and sends it.
  if (submissionId === undefined || !uuidShape.test(submissionId)) {
    const fresh: FormAgain = { ...again, submissionId: newUuid(), notice: 'page_expired' };
    if (await mayPass(pages, request, form, password))
      await showFormAgain(pages, request, form, password, fresh);
    return;
  }
  const context = contextOf(pages, form, (id, fieldId) => uploads.find(id, fieldId));
  const more = unseen(form, values, context, request);
  if (more !== undefined) {
    if (await mayPass(pages, request, form, password))
      await showFormAgain(pages, request, form, password, { ...again, ...more });
    return;
  }

  const answers = answersIn(readAnswers(form.form, { values }, context));
  const { exchange } = request;
  const accepted = await acceptSubmission(pages.submissions, form, {
    submission_id: submissionId,
    test: request.test,
    input: { values },
    url: `${pages.submissions.baseUrl}${exchange.path}`,
    time_spent: shown === undefined ? 0 : (pages.clock() - shown) / 1000,
    place: await visitorPlace(pages, request, form),
    device: deviceOf(exchange.request.headers['user-agent']),
    body_hash: bodyHash(answers, (id) => uploads.sha256Of(id)),
    password,
    upload: context.upload,
    files: uploads.files,
  });
  if (accepted.ok) return await showSent(request, form, stateOf(form, values, context), accepted.value);
  await showRefused(pages, request, form, password, again, accepted.failure);
}

function bringsAnswers({ form }: PublishedForm, values: FormValues): boolean {
  return [...values.keys()].some((name) => form.numberOfField.has(name.split('.', 1)[0] ?? ''));
}

/** Fields that the answers have brought up and that the visitor has not seen: the form comes back with them. */
function unseen(
  form: PublishedForm,
  values: FormValues,
  context: AnswerContext,
  { query }: PageRequest,
): Partial<FormAgain> | undefined {
  const seen = readSeen(form.form, values.get(seenName)?.[0] ?? '');
  const appeared = askedFields(form.form, stateOf(form, values, context)).filter((id) => !seen.has(id));
  if (appeared.length === 0) return undefined;
  const fresh = new Set(appeared);
  const starting = startingValues(form.form, valuesIn(query), context.today, (id) => fresh.has(id));
  return { notice: 'more_questions', appeared, values: new Map([...starting, ...values]) };
}

async function showSent(
  request: PageRequest,
  form: PublishedForm,
  state: FormState,
  accepted: Accepted,
): Promise<void> {
  const elsewhere = accepted.state === 'asked' ? accepted.redirect : accepted.ending.redirect;
  if (elsewhere !== undefined) {
    const { exchange } = request;
    exchange.headers.push('Location', elsewhere, 'Cache-Control', 'no-store', 'Content-Length', '0');
    exchange.response.writeHead(303, exchange.headers);
    exchange.response.end();
    return;
  }
  const { language } = await speechFor(request, form.definition);
  const { title, message } = endingTexts(form.form, state, language);
  await showStatus(
    request,
    200,
    {
      kind: 'sent',
      test: accepted.test,
      ...(title === undefined ? {} : { title }),
      ...(message === undefined ? {} : { message }),
    },
    form.definition,
  );
}

async function showRefused(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  password: string | undefined,
  again: FormAgain,
  failure: SubmissionFailure,
): Promise<void> {
  const withFaults = (faults: FormAgain['faults'] & object) =>
    showFormAgain(pages, request, form, password, { ...again, status: 422, faults });
  switch (failure.code) {
    case 'answers_refused':
      return await withFaults(new Map(failure.faults.map(({ field, fault: found }) => [field, found])));
    case 'option_full':
      return await withFaults(new Map(failure.options.map(({ field }) => [field, fault('option_unknown')])));
    case 'unavailable':
      return await showUnavailable(request, form, failure.unavailable);
    case 'password_needed':
    case 'password_wrong':
      return await showPassword(request, form, failure.code === 'password_wrong');
    case 'already_answered':
      return await showStatus(request, 409, { kind: 'already_answered' }, form.definition);
    case 'submission_differs':
      return await showStatus(request, 409, { kind: 'sent_before' }, form.definition);
    case 'form_gone':
      return await showStatus(request, 410, { kind: 'not_found' });
    case 'payments_not_set_up':
    case 'amount_unusable':
    case 'payment_refused':
    case 'payment_unavailable':
      return await showStatus(request, 503, { kind: 'not_sent' }, form.definition);
  }
}
