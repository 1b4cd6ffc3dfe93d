import { availability } from '#service/submission/availability.ts';
import type { PublishedForm } from '#service/submission/publishedForms.ts';
import type { Pages } from './pages.ts';
import { actionOf, type PageRequest } from './request.ts';
import { showStatus, showUnavailable } from './showStatus.ts';

/**
 * Whether the visitor may see the form; if not, the page that says why is shown. Every way to the form goes through
 * here: what is sent to it must not show what opening it does not.
 */
export async function mayPass(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  password: string | undefined,
): Promise<boolean> {
  const unavailable = request.test ? undefined : availability(form, pages.clock());
  if (unavailable !== undefined) {
    await showUnavailable(request, form, unavailable);
    return false;
  }
  const { password_hash: hash } = form.settings;
  if (hash === undefined) return true;
  if (password !== undefined && (await pages.submissions.passwords.isRight(password, hash))) return true;
  await showPassword(request, form, password !== undefined);
  return false;
}

export async function showPassword(
  request: PageRequest,
  { definition }: PublishedForm,
  wrong: boolean,
): Promise<void> {
  const action = actionOf(request);
  await showStatus(request, wrong ? 403 : 200, { kind: 'password', action, wrong }, definition);
}
