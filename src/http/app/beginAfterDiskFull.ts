import { isDiskFullToken, isProofCurrent } from '#service/account/session/diskFullSession.ts';
import { enterSession } from '#service/account/session/enterSession.ts';
import { findSession } from '#service/account/session/sessions.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import type { AppContext } from './context.ts';

/**
 * The token of a session that begins in the place of a stand-in. Whoever wants to change something needs room on the disk
 * anyway: where there is some again, they get a session that is listed and can be ended, and else the full disk is the
 * answer. Undefined where the token is no stand-in that counts.
 */
export async function beginAfterDiskFull(
  { store, keys }: AppContext,
  { token, agent }: { token: string | undefined; agent: string },
  now: number,
): Promise<string | undefined> {
  if (token === undefined || !isDiskFullToken(token)) return undefined;
  const session = await findSession(store, keys(), token, now);
  if (session?.fallbackSession === undefined) return undefined;
  const user = { id: session.user_id, name: session.name };
  const { fallbackSession } = session;
  const { proof: _, ...entering } = { user, agent, ...fallbackSession };
  return await store.write(async ({ db }) => {
    await lockUserRow(db, user.id);
    if (!(await isProofCurrent(db, keys(), user.id, fallbackSession))) return undefined;
    return await enterSession(db, keys(), entering, now);
  });
}
