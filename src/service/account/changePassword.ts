import { hashPassword } from '#kit/passwordHash.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { putPassword } from '#store/query/password.ts';
import { deleteSessions } from '#store/query/session.ts';
import { recordForUser } from '../audit/recordAudit.ts';
import type { AccountContext } from './accountContext.ts';
import { endLinks } from './endLinks.ts';
import { isWeakPassword } from './weakPassword.ts';

/**
 * Sets a password, also the first one of somebody who signs in by other means. All sessions but this one end, and no link
 * from before is worth anything.
 */
export async function changePassword(
  { store }: AccountContext,
  { user, sessionId }: { user: { id: string; name: string; email: string }; sessionId: string },
  password: string,
  now: number,
): Promise<Result<undefined, { readonly code: 'password_weak' }>> {
  if (await isWeakPassword(password, [user.name, user.email])) return failed({ code: 'password_weak' });
  const hash = await hashPassword(password);
  const { id, name } = user;
  await store.write(async ({ db }) => {
    await putPassword(db, id, hash, now);
    await deleteSessions(db, id, sessionId);
    await endLinks(db, id, 'password');
    // Whoever used the account before may have asked for another address, to get in by that one.
    await endLinks(db, id, 'email');
    await recordForUser(db, { id, name }, 'account.password_changed', now);
  });
  return ok(undefined);
}
