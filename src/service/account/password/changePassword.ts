import { failed, ok, type Result } from '#kit/result.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { findSignIn, putPassword, type SignInRow } from '#store/query/account/password.ts';
import { deleteSessions } from '#store/query/account/session.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';
import { type AccountContext, hashTurnOf, type SignInClient } from '../context/accountContext.ts';
import { endLinks } from '../endLinks.ts';
import { type RenewedSession, renewToken } from '../session/renewSession.ts';
import { isWeakPassword, knownWords } from './weakPassword.ts';

type NotChanged = { readonly code: 'password_weak' | 'sign_in_wrong' };

/**
 * Sets a password, or the first one for an account without, after `user` has re-authenticated. Ends all other
 * sessions, invalidates earlier links and returns a new token for this session; undefined, with nothing changed, if
 * this session has ended in the meantime.
 */
export async function changePassword(
  { store, keys }: AccountContext,
  { user, session, provedAt }: { user: SignInRow; session: RenewedSession['session']; provedAt: number },
  { password, visit }: { password: string; visit: Pick<SignInClient, 'address' | 'signal'> },
  now: number,
): Promise<Result<string | undefined, NotChanged>> {
  const { id, name } = user;
  if (await isWeakPassword(password, await knownWords(store.read, user)))
    return failed({ code: 'password_weak' });
  const hash = await hashPassword(password, hashTurnOf(visit));
  return await store.write(async ({ db }): Promise<Result<string | undefined, NotChanged>> => {
    await lockUserRow(db, id);
    // The verified password may have been replaced since.
    if ((await findSignIn(db, id))?.hash !== user.hash) return failed({ code: 'sign_in_wrong' });
    const token = await renewToken(db, keys(), session, { provedAt, secondFactor: false });
    if (token === undefined) return ok(undefined);
    await putPassword(db, id, hash, now);
    await deleteSessions(db, id, session.id);
    await endLinks(db, id, 'password');
    // An intruder may have requested a change of address in order to get back in.
    await endLinks(db, id, 'email');
    await recordForUser(db, { id, name }, 'account.password_changed', now);
    return ok(token);
  });
}
