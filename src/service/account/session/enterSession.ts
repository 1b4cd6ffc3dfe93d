import { findSignIn } from '#store/query/account/password.ts';
import { holdUser } from '#store/query/account/user.ts';
import type { Database } from '#store/tables.ts';
import { recordForUser } from '../../organization/audit/recordAudit.ts';
import type { AccountKeys } from '../context/accountKeys.ts';
import { beginSession, type NewSession } from './sessions.ts';

interface Entering extends Omit<NewSession, 'userId'> {
  readonly user: { readonly id: string; readonly name: string };
}

/** Begins the session of somebody who has signed in, writes it down and gives the token. */
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
 * The same for somebody who gave a password. It was compared before the transaction, because that takes long: undefined
 * where it was changed since, or a sign-in under way would outlive the reset that ends all sessions.
 */
export async function enterByPassword(
  db: Database,
  keys: AccountKeys,
  { passwordHash, ...entering }: Omit<Entering, 'method'> & { readonly passwordHash: string | null },
  now: number,
): Promise<string | undefined> {
  const { id } = entering.user;
  await holdUser(db, id);
  if ((await findSignIn(db, id))?.hash !== passwordHash) return undefined;
  return await enterSession(db, keys, { ...entering, method: 'password' }, now);
}
