import type { Result } from '#kit/result.ts';
import { countSignInMethods, lockUser } from '#store/query/account/signInMethod.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import { writeOrRefuse } from '#store/writeOrRefuse.ts';
import { type FactorRequired, factorRequired } from './secondFactor/keepSecondFactor.ts';

export type NotTaken = { readonly code: 'not_found' | 'last_sign_in_method' } | FactorRequired;

/**
 * Takes a way to sign in away from somebody, unless none would be left, or no second factor where an organisation requires
 * one. `takeAway` is false where there is none such.
 * `issuer` is the provider that is set up: identities of others open nothing.
 */
export async function keepAWayIn(
  store: Store,
  userId: string,
  issuer: string | undefined,
  takeAway: (db: Database) => Promise<boolean>,
): Promise<Result<undefined, NotTaken>> {
  return await writeOrRefuse<undefined, NotTaken>(store, async ({ db }, refuse) => {
    // Two at once must not each take what the other leaves.
    await lockUser(db, userId);
    if (!(await takeAway(db))) return refuse({ code: 'not_found' });
    if ((await countSignInMethods(db, userId, issuer)) === 0) return refuse({ code: 'last_sign_in_method' });
    const required = await factorRequired(db, userId, issuer);
    return required === undefined ? undefined : refuse(required);
  });
}
