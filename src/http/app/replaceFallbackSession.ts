import { isDiskFullToken, isProofCurrent } from '#service/account/session/diskFullSession.ts';
import { enterSession } from '#service/account/session/enterSession.ts';
import { findSession } from '#service/account/session/sessions.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import type { AppContext } from './context.ts';

/**
 * Starts a session in place of a fallback session, for a call that writes and so needs disk space anyway. If there is
 * space again, the user gets a regular session, which is listed and can be ended; otherwise the call fails with the
 * full disk. Undefined if the token is not a valid fallback token.
 */
export async function replaceFallbackSession(
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
