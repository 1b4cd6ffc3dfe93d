import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/storableText.ts';
import type { OidcPerson } from '#outside/oidc.ts';
import { findIdentity, markIdentityUsed } from '#store/query/oidcIdentity.ts';
import { markSessionConfirmed } from '#store/query/session.ts';
import type { Store } from '#store/store.ts';
import type { OidcSetup } from './oidcSetup.ts';

/** A fresh proof for a session: only by an identity of the person who is signed in, whose session goes on. */
export async function confirmWithIdentity(
  { oidc, store }: { readonly oidc: OidcSetup; readonly store: Store },
  { subject, email, provedAt }: OidcPerson,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: number,
): Promise<Result<undefined, { code: 'oidc_other_person' }>> {
  const known = await findIdentity(store.read, oidc.provider.issuer, storableText(subject));
  if (known?.user_id !== userId) return failed({ code: 'oidc_other_person' });
  return await store.write(async ({ db }) => {
    // It may have been unlinked since it was found.
    if (!(await markIdentityUsed(db, known.id, { email: storableText(email), now })))
      return failed({ code: 'oidc_other_person' });
    await markSessionConfirmed(db, sessionId, Math.min(provedAt ?? now, now));
    return ok(undefined);
  });
}
