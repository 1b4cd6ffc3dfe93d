import { deleteExpiredLinks } from '#store/query/account/oneTimeLink.ts';
import { deleteEndedSessions } from '#store/query/account/session.ts';
import type { Store } from '#store/store.ts';

/** Removes expired sessions and links. */
export async function purgeExpiredSessions(store: Store, now: number): Promise<void> {
  await store.write(async ({ db }) => {
    await deleteEndedSessions(db, now);
    await deleteExpiredLinks(db, now);
  });
}
