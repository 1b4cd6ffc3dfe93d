import { problems } from '#contract/problem.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { answersIn, type FieldFault } from '#form/answer/settleSubmission.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import type { FormValues } from '#form/value/answer.ts';
import { type Fault, fault } from '#form/value/fault.ts';
import { newUuid } from '#kit/ids.ts';
import type { Result } from '#kit/result.ts';
import { uuidShape } from '#kit/uuid.ts';
import { endingTexts } from '#render/endingTexts.ts';
import { trapName } from '#render/page.ts';
import { saveName } from '#render/saveButton.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { acceptSubmission } from '#service/collect/submission/acceptSubmission.ts';
import type { Accepted, SubmissionFailure } from '#service/collect/submission.ts';
import { underAnyKey } from '#store/secrets.ts';
import { bodyHash } from '../body/bodyHash.ts';
import { locationHeader } from '../locationHeader.ts';
import { Problem } from '../problem.ts';
import { redirect } from '../redirect.ts';
import { sendAccepted, sendRefusal } from './answerInJson.ts';
import { browserTokenIn } from './browserToken.ts';
import { deviceOf } from './deviceOf.ts';
import { canBeSaved, draftName, forgetSaved, openSince, showSaved } from './draftsPage.ts';
import { fullOptionFaults } from './fullOptionFaults.ts';
import { entryIn, isAdmitted, mayPass, showRefusal } from './gate.ts';
import { hostAddress, hostName } from './hostAddress.ts';
import type { Pages } from './pages.ts';
import { type PageRequest, personalKeyOf, speechFor, ticketPagesOf } from './request.ts';
import { contextOf, type FormAgain, showForm, showFormAgain, submissionName } from './showForm.ts';
import { showStatus } from './showStatus.ts';
import { proofName } from './spamGuard.ts';
import { readTicket, ticketName, writeTicket } from './ticket.ts';
import type { Uploads } from './uploads.ts';
import { visitorPlace } from './visitorPlace.ts';
import { wantsJson } from './wantsJson.ts';
import { whatIsNew } from './whatIsNew.ts';

/**
 * What a browser sends when somebody presses the button: answers, or the password that the form asks for first. Where
 * its files were refused, only a submission that is stored already gets another answer than that.
 */
export async function takeForm(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  sent: FormValues,
  uploads: Uploads,
  refused: SubmissionFailure | undefined,
): Promise<void> {
  const values = uploads.in(sent);
  const entry = entryIn(values);
  const submissionId = values.get(submissionName)?.[0];
  if (submissionId === undefined && !bringsAnswers(form, sent)) {
    if (await mayPass(pages, request, form, entry)) await showForm(pages, request, form);
    return;
  }
  if (values.has(saveName) && canBeSaved(form)) {
    if (await mayPass(pages, request, form, entry)) {
      await uploads.keep();
      await showSaved(pages, request, form, uploads.in(sent));
    }
    return;
  }
  const { link_key: key } = pages.secrets();
  const ofPage = ticketPagesOf(request, form);
  const shown = underAnyKey(pages.secrets(), (each) => readTicket(each, ofPage, values.get(ticketName)?.[0]));
  const again: FormAgain = {
    status: 200,
    values,
    uploads,
    submissionId: submissionId ?? '',
    // Most answers are taken, and then nobody needs it.
    get ticket() {
      return writeTicket(key, ofPage, shown ?? pages.clock(), pages.clock());
    },
    draft: values.get(draftName)?.[0],
  };
  const byScript = wantsJson(request);
  if (byScript && (submissionId === undefined || !uuidShape.test(submissionId)))
    throw new Problem('submission_invalid', {
      message: `${submissionName} must be a UUID.`,
      param: submissionName,
    });
  // Not from a page of ours: nothing is lost, the visitor looks at it once more and sends it.
  if (submissionId === undefined || !uuidShape.test(submissionId)) {
    const fresh: FormAgain = { ...again, submissionId: newUuid(), notice: 'page_expired' };
    if (await mayPass(pages, request, form, entry)) await showFormAgain(pages, request, form, fresh);
    return;
  }
  const context = contextOf(pages, form, (id, fieldId) => uploads.find(id, fieldId));
  const readings = readAnswers(form.form, { values }, context);
  const answers = answersIn(readings);
  const state = evaluateForm(form.form, answers, context);
  // A script shows at once what answers bring up, and what they change.
  const more = byScript
    ? undefined
    : await whatIsNew(pages, request, form, { values, readings, state }, context);
  if (more !== undefined) {
    if (await mayPass(pages, request, form, entry))
      await showFormAgain(pages, request, form, { ...again, ...more });
    return;
  }

  const { exchange } = request;
  const suspicion = await pages.spam.judge(exchange.request, form, {
    submissionId,
    test: request.test,
    by: byScript ? 'script' : 'page',
    trap: values.get(trapName)?.[0],
    shown: await openSince(pages, form, again.draft, shown),
    answered: answers.size,
    proof: values.get(proofName)?.[0],
  });
  const accepted = await acceptSubmission(pages.submissions, form, {
    submission_id: submissionId,
    test: request.test,
    suspicion,
    input: { values },
    readings,
    url:
      hostAddress(values.get(hostName)?.[0] ?? request.query.get(hostName)) ??
      `${pages.submissions.formsUrl}${exchange.path}`,
    time_spent: shown === undefined ? 0 : (pages.clock() - shown) / 1000,
    place: await visitorPlace(pages, request, form),
    device: deviceOf(exchange.request.headers['user-agent']),
    body_hash: bodyHash(answers, (id) => uploads.sha256Of(id)),
    password: entry.password,
    isAdmitted: isAdmitted(pages, form, entry),
    browserToken: browserTokenIn(values),
    personalKey: personalKeyOf(request),
    upload: context.upload,
    files: uploads.files,
    refused,
  });
  if (accepted.ok) await forgetSaved(pages, form, again.draft, accepted.value);
  if (byScript) return await answerScript(request, form, state, accepted);
  if (accepted.ok) return await showSent(request, form, state, accepted.value);
  await showRefused(pages, request, form, again, accepted.failure);
}

async function answerScript(
  request: PageRequest,
  form: PublishedForm,
  state: FormState,
  accepted: Result<Accepted, SubmissionFailure>,
): Promise<void> {
  if (!accepted.ok) return await sendRefusal(request, form, accepted.failure);
  if (accepted.value.state === 'asked') return await sendAccepted(request, accepted.value);
  const { language } = await speechFor(request, form.definition);
  await sendAccepted(request, { ...accepted.value, ending: endingTexts(form.form, state, language) });
}

function bringsAnswers({ form }: PublishedForm, values: FormValues): boolean {
  return [...values.keys()].some((name) => form.numberOfField.has(name.split('.', 1)[0] ?? ''));
}

async function showSent(
  request: PageRequest,
  form: PublishedForm,
  state: FormState,
  accepted: Accepted,
): Promise<void> {
  const elsewhere = accepted.state === 'asked' ? accepted.redirect : accepted.ending.redirect;
  // An import may bring a form with an address that leads nowhere.
  if (elsewhere !== undefined && URL.canParse(elsewhere)) {
    return redirect(request.exchange, 303, locationHeader(elsewhere), 'no-store');
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

function byField(faults: readonly FieldFault[]): Map<string, Fault> {
  return new Map(faults.map(({ field, fault }) => [field, fault]));
}

/** The form with the answers in it: what was typed is not lost with a payment that cannot be made. */
function unpaidAgain(
  { uploads, ...again }: FormAgain,
  notice: 'payments_not_set_up' | 'payment_refused' | 'payment_unavailable',
): FormAgain {
  const shown = { ...again, status: problems[notice].status, notice };
  // Nothing is stored, so the files wait for the next attempt.
  if (notice === 'payments_not_set_up') return uploads === undefined ? shown : { ...shown, uploads };
  // The response is stored under the submission id, with its files. Other answers may be sent under another id only.
  const isRenewed = notice === 'payment_refused' && (uploads?.files ?? []).length === 0;
  return isRenewed ? { ...shown, submissionId: newUuid() } : shown;
}

async function showRefused(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  again: FormAgain,
  failure: SubmissionFailure,
): Promise<void> {
  const withFaults = (faults: FormAgain['faults'] & object) =>
    showFormAgain(pages, request, form, { ...again, status: 422, faults });
  switch (failure.code) {
    case 'answers_refused':
      return await withFaults(byField(failure.faults));
    case 'option_full':
      pages.full.forget(form);
      return await withFaults(byField(await fullOptionFaults(request, form, failure.options)));
    case 'already_answered':
      if (failure.field === undefined) return await showRefusal(request, form, failure);
      return await withFaults(new Map([[failure.field, fault(failure.code)]]));
    case 'unavailable':
    case 'password_needed':
    case 'password_wrong':
    case 'personal_link_needed':
    case 'personal_link_wrong':
      return await showRefusal(request, form, failure);
    case 'submission_differs':
      return await showStatus(request, 409, { kind: 'sent_before' }, form.definition);
    case 'form_gone':
      return await showStatus(request, 410, { kind: 'not_found' });
    case 'amount_unusable':
      return await withFaults(new Map([[failure.field, fault('amount_invalid')]]));
    case 'payments_not_set_up':
    case 'payment_refused':
    case 'payment_unavailable':
      return await showFormAgain(pages, request, form, unpaidAgain(again, failure.code));
  }
}
