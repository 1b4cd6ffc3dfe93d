import { Problem } from '../problem.ts';
import type { Call } from './call.ts';
import { giveSession } from './giveSession.ts';

/**
 * Gives the browser the new token of a session that goes on. Undefined is the token of one that was renewed or ended by
 * another call meanwhile: the browser has, or soon gets, what counts.
 */
export async function giveRenewed(
  call: Pick<Call<'account'>, 'context' | 'cookie' | 'reply' | 'now' | 'actor'>,
  token: string | undefined,
): Promise<void> {
  if (token === undefined) throw new Problem('sign_in_needed');
  const { user, session } = call.actor;
  // The service writes here: the session from before may be none that is stored.
  const given = { ...call, context: call.context.service };
  await giveSession(given, { token, userId: user.id, begunAt: session.created_at });
}
