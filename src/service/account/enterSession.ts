import type { Database } from '#store/tables.ts';
import { recordForUser } from '../audit/recordAudit.ts';
import type { AccountKeys } from './accountKeys.ts';
import { beginSession, type NewSession } from './sessions.ts';

/** Somebody is in: begins the session, writes it down and gives the token. */
export async function enterSession(
  db: Database,
  keys: AccountKeys,
  { user, ...session }: Omit<NewSession, 'userId'> & { user: { id: string; name: string } },
  now: number,
): Promise<string> {
  const { id, name } = user;
  const token = await beginSession(db, keys, { userId: id, ...session }, now);
  await recordForUser(db, { id, name }, 'account.signed_in', now, { details: { method: session.method } });
  return token;
}
