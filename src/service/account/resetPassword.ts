import { hashPassword } from '#kit/passwordHash.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { findLink, takeLink } from '#store/query/oneTimeLink.ts';
import { findSignIn, putPassword } from '#store/query/password.ts';
import { deleteSessions } from '#store/query/session.ts';
import { findUser, type UserRow } from '#store/query/user.ts';
import { recordForUser } from '../audit/recordAudit.ts';
import type { AccountContext, Visit } from './accountContext.ts';
import { endLinks } from './endLinks.ts';
import { type SignInStep, takeSignInStep } from './signInStep.ts';
import { isWeakPassword } from './weakPassword.ts';

export interface LinkInvalid {
  readonly code: 'link_invalid';
}

/** Whose password the link sets; it can still be used afterwards. */
export async function lookAtReset(
  { store, keys }: AccountContext,
  secret: string,
  now: number,
): Promise<Result<UserRow, LinkInvalid>> {
  const link = await findLink(store.read, 'password', keys().hash('password', secret), now);
  const user = link?.user_id == null ? undefined : await findUser(store.read, link.user_id);
  return user === undefined ? failed({ code: 'link_invalid' }) : ok(user);
}

/**
 * Sets a new password by a link, once. Whoever was signed in is so no more, and no link from before is worth anything:
 * the person may have lost the old password to somebody.
 */
export async function resetPassword(
  context: AccountContext,
  { secret, password }: { secret: string; password: string },
  visit: Visit,
  now: number,
): Promise<Result<SignInStep, LinkInvalid | { readonly code: 'password_weak' }>> {
  const keys = context.keys();
  const looked = await lookAtReset(context, secret, now);
  if (!looked.ok) return looked;
  const { id, name } = looked.value;
  if (isWeakPassword(password, looked.value)) return failed({ code: 'password_weak' });
  const hash = await hashPassword(password);
  return await context.store.write(async ({ db }) => {
    const link = await takeLink(db, 'password', keys.hash('password', secret), now);
    const user = link === undefined ? undefined : await findSignIn(db, id);
    if (user === undefined) return failed({ code: 'link_invalid' });
    await putPassword(db, id, hash, now);
    await deleteSessions(db, id);
    await endLinks(db, id, 'password');
    await endLinks(db, id, 'email');
    await recordForUser(db, { id, name }, 'account.password_reset', now);
    return ok(await takeSignInStep(db, keys, { user: { ...user, hash }, method: 'reset' }, visit, now));
  });
}
