import { findSignIn } from '#store/query/account/password.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';
import { beginSession, type NewSession } from './sessions.ts';

interface Entering extends Omit<NewSession, 'userId'> {
  readonly user: { readonly id: string; readonly name: string };
}

/** Begins a session after a sign-in, records it in the audit log and returns the token. */
export async function enterSession(
  db: Database,
  keys: AccountKeys,
  { user, ...session }: Entering,
  now: number,
): Promise<string> {
  const { id, name } = user;
  const token = await beginSession(db, keys, { userId: id, ...session }, now);
  await recordForUser(db, { id, name }, 'account.signed_in', now, { details: { method: session.method } });
  return token;
}

/**
 * The same after a password check. The check is slow and runs before the transaction, so the hash is
 * compared again: undefined if the password has changed since. Otherwise a concurrent sign-in would outlive
 * the reset that ends all sessions.
 */
export async function enterByPassword(
  db: Database,
  keys: AccountKeys,
  { passwordHash, ...entering }: Omit<Entering, 'method'> & { readonly passwordHash: string | null },
  now: number,
): Promise<string | undefined> {
  const { id } = entering.user;
  await lockUserRow(db, id);
  if ((await findSignIn(db, id))?.hash !== passwordHash) return undefined;
  return await enterSession(db, keys, { ...entering, method: 'password' }, now);
}
