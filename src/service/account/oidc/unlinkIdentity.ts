import type { Result } from '#kit/result.ts';
import { deleteIdentity } from '#store/query/account/oidcIdentity.ts';
import type { Store } from '#store/store.ts';
import { recordForUser } from '../../organization/audit/recordAudit.ts';
import { keepAWayIn, type NotTaken } from '../keepAWayIn.ts';

/** Takes an identity away from its person, unless it is the last way in. `issuer` is the provider that is set up. */
export async function unlinkIdentity(
  store: Store,
  user: { readonly id: string; readonly name: string },
  { identityId, issuer }: { identityId: string; issuer: string | undefined },
  now: number,
): Promise<Result<undefined, NotTaken>> {
  return await keepAWayIn(store, user.id, issuer, async (db) => {
    const email = await deleteIdentity(db, user.id, identityId);
    if (email === undefined) return false;
    await recordForUser(db, user, 'account.oidc_unlinked', now, { details: { email } });
    return true;
  });
}
