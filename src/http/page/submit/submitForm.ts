import { copyName, hostName, proofName, trapName } from '#render/pageNames.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { acceptSubmission } from '#service/collect/submission/acceptSubmission.ts';
import { browserTokenIn } from '../browserToken.ts';
import { deleteSaved, openSince } from '../drafts/savedAnswers.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { wantsJson } from '../wantsJson.ts';
import { sendRefusal } from './answerInJson.ts';
import type { EvaluatedForm, FormPost } from './formPost.ts';
import { hostAddress } from './hostAddress.ts';
import { showRefused } from './showRefused.ts';
import { sendSent, showSent } from './showSent.ts';
import { toSubmission } from './toSubmission.ts';

/** Submits the answers of a form post and responds, to a script in JSON. */
export async function submitForm(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  post: FormPost & { readonly submissionId: string },
  evaluated: EvaluatedForm,
): Promise<void> {
  const { values, uploads, submissionId, draft, shown, refused } = post;
  const byScript = wantsJson(request);
  const submission = await toSubmission(pages, request, form, {
    ...evaluated,
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
      shown: await openSince(pages, form, draft, shown),
      answered: evaluated.answers.size,
      proof: values.get(proofName)?.[0],
    },
    asksCopy: values.has(copyName),
    credentials: { ...post.credentials, browserToken: browserTokenIn(values), refused },
  });
  const accepted = await acceptSubmission(pages.submissions, form, submission);
  if (accepted.ok) {
    await deleteSaved(pages, form, draft, accepted.value);
    return await (byScript ? sendSent : showSent)(pages, request, form, evaluated.state, accepted.value);
  }
  if (byScript) return await sendRefusal(request, form, accepted.failure);
  await showRefused(pages, request, form, post, accepted.failure);
}
