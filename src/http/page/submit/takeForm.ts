import type { FormValues } from '#form/value/answer.ts';
import { newSubmissionId } from '#kit/ids.ts';
import { uuidPattern } from '#kit/uuid.ts';
import { copyName, hostName, proofName, saveName, submissionName, trapName } from '#render/pageNames.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { acceptSubmission } from '#service/collect/submission/acceptSubmission.ts';
import type { SubmissionFailure } from '#service/collect/submission.ts';
import { Problem } from '../../problem.ts';
import { browserTokenIn } from '../browserToken.ts';
import { canBeSaved, deleteSaved, openSince, saveAnswers } from '../drafts/savedAnswers.ts';
import { savedStatus } from '../drafts/savedStatus.ts';
import type { Uploads } from '../files/uploads.ts';
import { entryIn, isAdmitted, mayPass } from '../gate.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { redisplayForm, showForm } from '../show/showForm.ts';
import { showStatus } from '../show/showStatus.ts';
import { wantsJson } from '../wantsJson.ts';
import { sendRefusal } from './answerInJson.ts';
import { hostAddress } from './hostAddress.ts';
import { evaluateSent, redisplayOf } from './sentForm.ts';
import { showRefused } from './showRefused.ts';
import { sendSent, showSent } from './showSent.ts';
import { toSubmission } from './toSubmission.ts';
import { unseenContent } from './unseenContent.ts';

/**
 * Processes a form post of a browser: answers, or the password. If files were refused, only a submission that is
 * already stored gets another response.
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
  // Every page with the form is shown only to admitted visitors.
  const showBehindGate = async (show: () => Promise<void>) => {
    if (await mayPass(pages, request, form, entry)) await show();
  };
  const submissionId = values.get(submissionName)?.[0];
  if (submissionId === undefined && !bringsAnswers(form, sent))
    return await showBehindGate(() => showForm(pages, request, form));
  if (values.has(saveName) && canBeSaved(form))
    return await showBehindGate(() => showSaved(pages, request, form, sent, uploads));
  const { shown, redisplay } = redisplayOf(pages, request, form, values, uploads);
  const byScript = wantsJson(request);
  if (submissionId === undefined || !uuidPattern.test(submissionId)) {
    if (byScript)
      throw new Problem('submission_invalid', {
        message: `${submissionName} must be a UUID.`,
        param: submissionName,
      });
    // The post comes from no valid page: the form is shown again, so that the visitor confirms the answers.
    const fresh = { ...redisplay, submissionId: newSubmissionId(), notice: 'page_expired' } as const;
    return await showBehindGate(() => redisplayForm(pages, request, form, fresh));
  }
  const read = evaluateSent(pages, form, values, uploads);
  // A script shows new questions and changed texts at once.
  const unseen = byScript ? undefined : await unseenContent(pages, request, form, read);
  if (unseen !== undefined)
    return await showBehindGate(() => redisplayForm(pages, request, form, { ...redisplay, ...unseen }));

  const submission = await toSubmission(pages, request, form, {
    ...read,
    input: { values },
    uploads,
    url:
      hostAddress(values.get(hostName)?.[0] ?? request.query.get(hostName)) ??
      `${pages.submissions.formsUrl}${request.exchange.path}`,
    timeSpent: shown === undefined ? 0 : (pages.clock() - shown) / 1000,
    attempt: {
      submissionId,
      test: request.test,
      by: byScript ? 'script' : 'page',
      trap: values.get(trapName)?.[0],
      shown: await openSince(pages, form, redisplay.draft, shown),
      answered: read.answers.size,
      proof: values.get(proofName)?.[0],
    },
    asksCopy: values.has(copyName),
    credentials: {
      password: entry.password,
      isAdmitted: isAdmitted(pages, form, entry),
      browserToken: browserTokenIn(values),
      refused,
    },
  });
  const accepted = await acceptSubmission(pages.submissions, form, submission);
  if (accepted.ok) {
    await deleteSaved(pages, form, redisplay.draft, accepted.value);
    return await (byScript ? sendSent : showSent)(pages, request, form, read.state, accepted.value);
  }
  if (byScript) return await sendRefusal(request, form, accepted.failure);
  await showRefused(pages, request, form, redisplay, accepted.failure);
}

function bringsAnswers({ form }: PublishedForm, values: FormValues): boolean {
  return [...values.keys()].some((name) => form.numberOfField.has(name.split('.', 1)[0] ?? ''));
}

/** Saves a draft for a page without its script and shows the resume link. */
async function showSaved(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  sent: FormValues,
  uploads: Uploads,
): Promise<void> {
  await uploads.keep();
  const saved = await saveAnswers(pages, request, form, uploads.in(sent));
  await showStatus(request, 200, await savedStatus(request, form, saved), form.definition);
}
