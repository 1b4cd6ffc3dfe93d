import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { OidcPerson } from '#outside/oidc.ts';
import { findIdentity, markIdentityUsed } from '#store/query/account/oidcIdentity.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { type RenewedSession, renewSession } from '../session/renewSession.ts';
import type { OidcSetup } from './oidcSetup.ts';

interface Confirmed {
  readonly token: string;
  readonly userId: string;
  readonly begunAt: number;
}

/**
 * Re-authenticates a session by an identity of the signed-in person and replaces the session token. Fails if the
 * session has ended in the meantime.
 */
export async function confirmWithIdentity(
  context: { readonly oidc: OidcSetup; readonly store: Store; readonly keys: AccountKeys },
  { subject, email, provedAt }: OidcPerson,
  who: RenewedSession,
  now: number,
): Promise<Result<Confirmed, { code: 'oidc_other_person' | 'oidc_failed' }>> {
  const { oidc, store } = context;
  const { user, session } = who;
  const known = await findIdentity(store.read, oidc.provider.issuer, storableText(subject));
  if (known?.user_id !== user.id) return failed({ code: 'oidc_other_person' });
  const proof = { method: 'oidc', provedAt: Math.min(provedAt ?? now, now), secondFactor: true } as const;
  // The identity may have been unlinked since the read.
  let isLinked = true;
  const token = await renewSession(context, who, proof, now, async (db) => {
    isLinked = await markIdentityUsed(db, known.id, { email: storableText(email), now });
    return isLinked;
  });
  if (!isLinked) return failed({ code: 'oidc_other_person' });
  if (token === undefined) return failed({ code: 'oidc_failed' });
  return ok({ token, userId: user.id, begunAt: session.created_at });
}
