import { deleteSession, deleteSessions } from '#store/query/account/session.ts';
import type { Store } from '#store/store.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** False if the person has no such session. */
export async function endSession(
  store: Store,
  { id, name }: Person,
  sessionId: string,
  now: number,
): Promise<boolean> {
  return await store.write(async ({ db }) => {
    if (!(await deleteSession(db, id, sessionId))) return false;
    await recordForUser(db, { id, name }, 'account.sessions_ended', now, { details: { count: 1 } });
    return true;
  });
}

/** Ends all sessions except the one that sends the request. */
export async function endOtherSessions(
  store: Store,
  { id, name }: Person,
  sessionId: string,
  now: number,
): Promise<void> {
  await store.write(async ({ db }) => {
    const count = await deleteSessions(db, id, sessionId);
    if (count > 0)
      await recordForUser(db, { id, name }, 'account.sessions_ended', now, { details: { count } });
  });
}
