import { Problem } from '../problem.ts';
import type { Call } from './call.ts';
import { issueSession } from './issueSession.ts';

/**
 * Sends the renewed token of a session. An undefined token means that another call renewed or ended the session
 * meanwhile, so the browser has, or soon gets, the current token.
 */
export async function issueRenewedToken(
  call: Pick<Call<'account'>, 'context' | 'cookie' | 'reply' | 'now' | 'actor'>,
  token: string | undefined,
): Promise<void> {
  if (token === undefined) throw new Problem('sign_in_needed');
  const { user, session } = call.actor;
  // Uses the service's store: the previous session may not be stored.
  const given = { ...call, context: call.context.service };
  await issueSession(given, { token, userId: user.id, begunAt: session.created_at });
}
