import type { FormValues } from '#form/value/answer.ts';
import { newSubmissionId } from '#kit/ids.ts';
import { uuidPattern } from '#kit/uuid.ts';
import { saveName, submissionName } from '#render/pageNames.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { Problem } from '../../problem.ts';
import { canBeSaved, saveAnswers } from '../drafts/savedAnswers.ts';
import { savedStatus } from '../drafts/savedStatus.ts';
import { mayPass } from '../gate.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { showForm } from '../show/showForm.ts';
import { showStatus } from '../show/showStatus.ts';
import { wantsJson } from '../wantsJson.ts';
import { evaluatePost, type FormPost } from './formPost.ts';
import { showAgain } from './showAgain.ts';
import { submitForm } from './submitForm.ts';
import { unseenContent } from './unseenContent.ts';

/** Shows a page that only admitted visitors may see. */
type Show = () => Promise<void>;

/**
 * Processes a form post of a browser: enters the form, saves the answers for later, or submits them.
 */
export async function takeForm(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  post: FormPost,
): Promise<void> {
  const show =
    enter(pages, request, form, post) ??
    save(pages, request, form, post) ??
    (await submit(pages, request, form, post));
  if (show !== undefined && (await mayPass(pages, request, form, post.credentials))) await show();
}

/** A post without answers comes from the page that asks for the password. */
function enter(pages: Pages, request: PageRequest, form: PublishedForm, post: FormPost): Show | undefined {
  if (post.submissionId !== undefined || bringsAnswers(form, post.sent)) return undefined;
  return () => showForm(pages, request, form);
}

/** Saves a draft for a page without its script and shows the resume link. */
function save(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  { sent, values, uploads }: FormPost,
): Show | undefined {
  if (!values.has(saveName) || !canBeSaved(form)) return undefined;
  return async () => {
    await uploads.keep();
    const saved = await saveAnswers(pages, request, form, uploads.in(sent));
    await showStatus(request, 200, await savedStatus(request, form, saved), form.definition);
  };
}

/** Submits the answers and responds, or returns how to show them again before they can be submitted. */
async function submit(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  post: FormPost,
): Promise<Show | undefined> {
  const { submissionId } = post;
  const byScript = wantsJson(request);
  if (submissionId === undefined || !uuidPattern.test(submissionId)) {
    if (byScript)
      throw new Problem('submission_invalid', {
        message: `${submissionName} must be a UUID.`,
        param: submissionName,
      });
    // The post comes from no valid page: the form is shown again, so that the visitor confirms the answers.
    const fresh = { submissionId: newSubmissionId(), notice: 'page_expired' } as const;
    return () => showAgain(pages, request, form, post, fresh);
  }
  const evaluated = evaluatePost(pages, form, post);
  // A script shows new questions and changed texts at once.
  const unseen = byScript ? undefined : await unseenContent(pages, request, form, evaluated);
  if (unseen !== undefined) return () => showAgain(pages, request, form, post, unseen);
  await submitForm(pages, request, form, { ...post, submissionId }, evaluated);
  return undefined;
}

function bringsAnswers({ form }: PublishedForm, sent: FormValues): boolean {
  return [...sent.keys()].some((name) => form.numberOfField.has(name.split('.', 1)[0] ?? ''));
}
