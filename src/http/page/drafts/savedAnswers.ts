import type { FormValues } from '#form/value/answer.ts';
import { newSubmissionId } from '#kit/ids.ts';
import { hour } from '#kit/time/durations.ts';
import { uuidPattern } from '#kit/uuid.ts';
import { draftName, stepName, submissionName, ticketName } from '#render/pageNames.ts';
import type { DraftContent } from '#service/collect/draft/draftContent.ts';
import { openDraft, removeSubmittedDraft } from '#service/collect/draft/openDraft.ts';
import { saveDraft } from '#service/collect/draft/saveDraft.ts';
import { draftSecretOf } from '#service/collect/draft/sealAnswers.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Accepted } from '#service/collect/submission.ts';
import { withFirstMatchingKey } from '#store/secrets.ts';
import { Problem } from '../../problem.ts';
import { networkHashOf } from '../networkHashOf.ts';
import type { Pages } from '../pages.ts';
import { type PageRequest, resumeName, ticketPagesOf } from '../request.ts';
import { readTicket } from '../ticket.ts';

export interface SavedAnswers {
  readonly secret: string;
  readonly content: DraftContent;
}

/** The saved answers of a resume link; `gone` if they no longer exist. */
export async function answersInLink(
  pages: Pages,
  { query }: PageRequest,
  form: PublishedForm,
): Promise<SavedAnswers | 'gone' | undefined> {
  const secret = query.get(resumeName);
  if (secret === null || !canBeSaved(form)) return undefined;
  const content = await openDraft(pages.submissions, form, secret);
  return content === undefined ? 'gone' : { secret, content };
}

export function canBeSaved({ definition }: PublishedForm): boolean {
  return definition.resume?.link === true;
}

export interface SavedLink {
  readonly link: string;
  readonly expiresAt: number;
  readonly fresh: boolean;
}

/** A step is named by the id of a page or a field. */
const maxStep = 200;

/** Saves submitted answers without validating them; throws the problem if there is no space. */
export async function saveAnswers(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  sent: FormValues,
): Promise<SavedLink> {
  await pages.spam.limitOther(request.exchange.request, form, 'saved');
  const submissionId = sent.get(submissionName)?.[0] ?? '';
  const step = sent.get(stepName)?.[0]?.slice(0, maxStep);
  const content = {
    values: new Map([...sent].filter(([name]) => form.form.numberOfField.has(name.split('.', 1)[0] ?? ''))),
    submissionId: uuidPattern.test(submissionId) ? submissionId.toLowerCase() : newSubmissionId(),
    shown:
      withFirstMatchingKey(pages.secrets(), (key) =>
        readTicket(key, ticketPagesOf(request, form), sent.get(ticketName)?.[0]),
      ) ?? pages.clock(),
    ...(step === undefined ? {} : { step }),
    savedAt: pages.clock(),
  };
  const before = sent.get(draftName)?.[0];
  const network = networkHashOf(pages, request, form);
  const { link_key } = pages.secrets();
  const newSecret = () => draftSecretOf(link_key, form.id, content.submissionId);
  const saved = await saveDraft(pages.submissions, form, content, before, network, undefined, newSecret);
  if (!saved.ok) throw new Problem(saved.failure.code === 'too_large' ? 'body_too_large' : 'drafts_full');
  const { secret, expiresAt, fresh } = saved.value;
  return { link: linkTo(pages, request, form, secret), expiresAt, fresh };
}

/** The resume link keeps the personal key, the test mode and the language. */
function linkTo(
  { submissions: { formsUrl } }: Pages,
  { query }: PageRequest,
  { id }: PublishedForm,
  secret: string,
): string {
  const kept = [...query].filter(([name]) => ['key', 'test', 'lang'].includes(name));
  return `${formsUrl}/f/${id}?${new URLSearchParams([...kept, [resumeName, secret]])}`;
}

/** Deletes the draft of answers that were sent. If that fails, the draft expires later. */
export async function deleteSaved(
  { submissions }: Pages,
  form: PublishedForm,
  secret: string | undefined,
  { state }: Accepted,
): Promise<void> {
  if (secret === undefined || state === 'asked') return;
  await removeSubmittedDraft(submissions, form, secret).catch((error: unknown) =>
    submissions.log.warn({ err: error, form: form.id }, 'saved answers were not removed'),
  );
}

/**
 * The time from which the spam checks count. The ticket has the first view of the form, but a draft may be older than
 * any open page.
 */
export async function openSince(
  { submissions }: Pages,
  form: PublishedForm,
  secret: string | undefined,
  shown: number | undefined,
): Promise<number | undefined> {
  const recently = submissions.clock() - hour;
  if (secret === undefined || shown === undefined || shown > recently) return shown;
  return (await openDraft(submissions, form, secret)) === undefined ? shown : recently;
}
