import type { Result } from '#kit/result.ts';
import { deletePasskey } from '#store/query/account/passkey.ts';
import type { Store } from '#store/store.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';
import { keepLastSignInMethod, type SignInMethodNotRemoved } from '../keepLastSignInMethod.ts';

/** Removes a passkey unless it is the last sign-in method. `issuer` is the configured provider. */
export async function removePasskey(
  store: Store,
  user: { readonly id: string; readonly name: string },
  { passkeyId, issuer }: { passkeyId: string; issuer: string | undefined },
  now: number,
): Promise<Result<undefined, SignInMethodNotRemoved>> {
  return await keepLastSignInMethod(store, user.id, issuer, async (db) => {
    const name = await deletePasskey(db, user.id, passkeyId);
    if (name === undefined) return false;
    await recordForUser(db, user, 'account.passkey_removed', now, { details: { name } });
    return true;
  });
}
