import type { Database, SignInMethod } from '#store/tables.ts';
import { recordForUser } from '../audit/recordAudit.ts';
import type { AccountKeys } from './accountKeys.ts';
import { beginSession } from './sessions.ts';

/** Somebody is in: begins the session, writes it down and gives the token. */
export async function enterSession(
  db: Database,
  keys: AccountKeys,
  { user, method, agent }: { user: { id: string; name: string }; method: SignInMethod; agent: string },
  now: number,
): Promise<string> {
  const { id, name } = user;
  const token = await beginSession(db, keys, { userId: id, method, agent }, now);
  await recordForUser(db, { id, name }, 'account.signed_in', now, { details: { method } });
  return token;
}
