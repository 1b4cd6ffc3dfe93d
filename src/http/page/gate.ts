import type { FormValues } from '#form/value/answer.ts';
import { passName, passwordName } from '#render/pageNames.ts';
import { type LinkFailure, linkFailure } from '#service/collect/personalLink/consumeLink.ts';
import { personalLinkState } from '#service/collect/personalLink/personalLinkState.ts';
import { availability } from '#service/collect/publishedForm/availability.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { SubmissionFailure } from '#service/collect/submission.ts';
import { withFirstMatchingKey } from '#store/secrets.ts';
import { Problem } from '../problem.ts';
import type { Pages } from './pages.ts';
import { isPass } from './pass.ts';
import { actionOf, type PageRequest, personalKeyOf } from './request.ts';
import { showStatus, showUnavailable } from './show/showStatus.ts';
import { unavailableProblem } from './unavailableProblem.ts';

/** The password, or the pass of a page that has checked it. */
export interface Entry {
  readonly password?: string | undefined;
  readonly pass?: string | undefined;
}

/** An entry with its pass checked. */
export interface Credentials {
  readonly password?: string | undefined;
  /** Whether the page has a valid pass, so that it was opened with the password. */
  readonly isAdmitted: boolean;
}

export function credentialsIn(pages: Pages, form: PublishedForm, values: FormValues): Credentials {
  const [password, pass] = [passwordName, passName].map((name) => values.get(name)?.[0]);
  return credentialsOf(pages, form, { password, pass });
}

export function credentialsOf(pages: Pages, form: PublishedForm, { password, pass }: Entry): Credentials {
  const isAdmitted = withFirstMatchingKey(pages.secrets(), (key) => isPass(key, form, pass, pages.clock()));
  return { password, isAdmitted: isAdmitted === true };
}

/** The reasons to refuse a visitor. */
export type Refusal = Extract<
  SubmissionFailure,
  {
    code:
      | 'unavailable'
      | 'already_answered'
      | 'personal_link_needed'
      | 'personal_link_wrong'
      | 'password_needed'
      | 'password_wrong';
  }
>;

/**
 * Whether the visitor may see the form; if not, shows the page with the reason. Every request for the form goes
 * through here, so that a POST reveals no more than a GET.
 */
export async function mayPass(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  credentials: Credentials,
): Promise<boolean> {
  const refusal = await refusalOf(pages, request, form, credentials);
  if (refusal !== undefined) await showRefusal(request, form, refusal);
  return refusal === undefined;
}

/** Like `mayPass` for the routes below a form, which respond with JSON: throws the problem. */
export async function requirePass(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  credentials: Credentials,
): Promise<void> {
  const refusal = await refusalOf(pages, request, form, credentials);
  if (refusal === undefined) return;
  throw refusal.code === 'unavailable' ? unavailableProblem(refusal.unavailable) : new Problem(refusal.code);
}

export async function showRefusal(
  request: PageRequest,
  form: PublishedForm,
  refusal: Refusal,
): Promise<void> {
  const { definition } = form;
  switch (refusal.code) {
    case 'unavailable':
      return await showUnavailable(request, form, refusal.unavailable);
    case 'already_answered':
      return await showStatus(request, 409, { kind: 'already_answered' }, definition);
    case 'personal_link_needed':
    case 'personal_link_wrong':
      return await showStatus(request, 403, { kind: refusal.code }, definition);
    case 'password_needed':
    case 'password_wrong': {
      const wrong = refusal.code === 'password_wrong';
      const status = { kind: 'password', action: actionOf(request), wrong } as const;
      return await showStatus(request, wrong ? 403 : 200, status, definition);
    }
  }
}

/** Why the visitor may not see the form; undefined if they may. */
export async function refusalOf(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  credentials: Credentials,
): Promise<Refusal | undefined> {
  const unavailable = request.test ? undefined : availability(form, pages.clock());
  if (unavailable !== undefined) return { code: 'unavailable', unavailable };
  const { password_hash: hash, one_per_person } = form.settings;
  if (one_per_person?.by === 'link' && !request.test) {
    const refusal = await linkRefusal(pages, request, form);
    if (refusal !== undefined) return refusal;
  }
  if (hash === undefined || credentials.isAdmitted) return undefined;
  const { password } = credentials;
  if (password === undefined) return { code: 'password_needed' };
  const { passwords } = pages.submissions;
  if (!passwords.isKnown(password, hash))
    await pages.spam.limitOther(request.exchange.request, form, 'password');
  const { organizationId } = form;
  const { waitSignal: signal } = request.exchange;
  const right = await passwords.isRight(password, hash, { organizationId, signal });
  return right ? undefined : { code: 'password_wrong' };
}

async function linkRefusal(
  { submissions: { store } }: Pages,
  request: PageRequest,
  { organizationId, id }: PublishedForm,
): Promise<LinkFailure | undefined> {
  const reader = { db: store.read, findSubmissions: store.findSubmissions };
  const standing = await personalLinkState(reader, organizationId, id, personalKeyOf(request));
  return standing.state === 'open' ? undefined : linkFailure(standing);
}
