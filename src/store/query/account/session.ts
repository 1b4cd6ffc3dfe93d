import type { Insertable } from 'kysely';
import type { Database, Tables } from '../../tables.ts';
import { isAmong, ofPairs, type Pair } from '../pairs.ts';

export interface SessionOwner {
  id: string;
  hash: string;
  user_id: string;
  created_at: number;
  seen_at: number;
  confirmed_at: number;
  second_factor_at: number | null;
  name: string;
  email: string;
  language: string | null;
}

export async function insertSession(db: Database, row: Insertable<Tables['app_session']>): Promise<void> {
  await db.insertInto('app_session').values(row).execute();
}

/** The unexpired session with this hash, and its person. */
export async function findSessionByHash(
  db: Database,
  hash: string,
  now: number,
): Promise<SessionOwner | undefined> {
  return await db
    .selectFrom('app_session')
    .innerJoin('app_user', 'app_user.id', 'app_session.user_id')
    .select([
      'app_session.id',
      'app_session.hash',
      'app_session.user_id',
      'app_session.created_at',
      'app_session.seen_at',
      'app_session.confirmed_at',
      'app_session.second_factor_at',
      'app_user.name',
      'app_user.email',
      'app_user.language',
    ])
    .where('app_session.hash', '=', hash)
    .where('app_session.expires_at', '>', now)
    .executeTakeFirst();
}

export async function hasSession(db: Database, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('app_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Which of these sessions still exist, each named by its person and its id. */
export async function existingSessions(
  db: Database,
  sessions: readonly Pair[],
): Promise<{ user_id: string; id: string }[]> {
  return await ofPairs(sessions, async (some) => {
    return await db
      .selectFrom('app_session')
      .select(['user_id', 'id'])
      .where(isAmong(['user_id', 'id'], some))
      .execute();
  });
}

export async function markSessionSeen(
  db: Database,
  id: string,
  times: { seen_at: number; expires_at: number },
): Promise<void> {
  await db.updateTable('app_session').set(times).where('id', '=', id).execute();
}

/**
 * False if the session has ended or its token was already renewed: of two concurrent renewals, one succeeds.
 */
export async function renewSessionToken(
  db: Database,
  { id, hash }: { id: string; hash: string },
  renewed: { hash: string; confirmed_at: number; second_factor_at: number | null },
): Promise<boolean> {
  const result = await db
    .updateTable('app_session')
    .set(renewed)
    .where('id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Records a second factor that was proved after signing in. */
export async function markSecondFactor(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('app_session').set({ second_factor_at: now }).where('id', '=', id).execute();
}

/** A person's unexpired sessions, most recently used first. */
export async function listSessions(db: Database, userId: string, now: number) {
  return await db
    .selectFrom('app_session')
    .select(['id', 'agent', 'method', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .execute();
}

/** True if the person had such a session. */
export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('app_session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes a browser's session, whoever owns it. */
export async function deleteSessionByHash(db: Database, hash: string): Promise<void> {
  await db.deleteFrom('app_session').where('hash', '=', hash).execute();
}

/** Deletes a person's sessions except one that may continue. */
export async function deleteSessions(db: Database, userId: string, except?: string): Promise<number> {
  const all = db.deleteFrom('app_session').where('user_id', '=', userId);
  const result = await (except === undefined ? all : all.where('id', '!=', except)).executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteEndedSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('app_session').where('expires_at', '<=', now).execute();
}
