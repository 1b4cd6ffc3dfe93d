import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { OidcPerson } from '#outside/oidc.ts';
import { findIdentity, insertIdentity } from '#store/query/account/oidcIdentity.ts';
import { markSecondFactor } from '#store/query/account/session.ts';
import type { Store } from '#store/store.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';
import type { OidcSetup } from './oidcSetup.ts';

/** Lets the person sign in by this identity too. Idempotent for the same person. */
export async function linkIdentity(
  { oidc, store }: { readonly oidc: OidcSetup; readonly store: Store },
  { sessionId, ...user }: { readonly id: string; readonly name: string; readonly sessionId: string },
  person: OidcPerson,
  now: number,
): Promise<Result<undefined, { code: 'oidc_taken' }>> {
  const { issuer, name } = oidc.provider;
  const subject = storableText(person.subject);
  const email = storableText(person.email);
  return await store.write(async ({ db }) => {
    const row = { id: newShortId(), issuer, subject, user_id: user.id, email, created_at: now };
    if (!(await insertIdentity(db, row))) {
      const owner = await findIdentity(db, issuer, subject);
      if (owner?.user_id !== user.id) return failed({ code: 'oidc_taken' });
      await markSecondFactor(db, sessionId, now);
      return ok(undefined);
    }
    await markSecondFactor(db, sessionId, now);
    await recordForUser(db, user, 'account.oidc_linked', now, { details: { provider: name, email } });
    return ok(undefined);
  });
}
