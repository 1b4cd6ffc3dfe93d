import { deleteSessions } from '#store/query/account/session.ts';
import { organizationsOfUser } from '#store/query/organization/audit.ts';
import { markSessionsEnded } from '#store/query/organization/membership.ts';
import type { Store } from '#store/store.ts';
import { type Actor, recordForUser } from '../../base/audit/recordAudit.ts';

/** Signs a person out of all browsers, on behalf of the operator. Returns the number of sessions ended. */
export async function endAllSessions(
  store: Store,
  { id, name }: { readonly id: string; readonly name: string },
  actor: Actor,
  now: number,
): Promise<number> {
  return await store.write(async ({ db }) => {
    const count = await deleteSessions(db, id);
    for (const organizationId of await organizationsOfUser(db, id))
      await markSessionsEnded(db, organizationId, id, now);
    const details = { scope: 'everywhere' };
    await recordForUser(db, { id, name }, 'member.sessions_ended', now, { actor, details });
    return count;
  });
}
