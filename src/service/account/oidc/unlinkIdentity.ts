import type { Result } from '#kit/result.ts';
import { deleteIdentity } from '#store/query/account/oidcIdentity.ts';
import type { Store } from '#store/store.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';
import { keepLastSignInMethod, type SignInMethodNotRemoved } from '../keepLastSignInMethod.ts';

/** Removes an identity unless it is the last sign-in method. `issuer` is the configured provider. */
export async function unlinkIdentity(
  store: Store,
  user: { readonly id: string; readonly name: string },
  { identityId, issuer }: { identityId: string; issuer: string | undefined },
  now: number,
): Promise<Result<undefined, SignInMethodNotRemoved>> {
  return await keepLastSignInMethod(store, user.id, issuer, async (db) => {
    const email = await deleteIdentity(db, user.id, identityId);
    if (email === undefined) return false;
    await recordForUser(db, user, 'account.oidc_unlinked', now, { details: { email } });
    return true;
  });
}
