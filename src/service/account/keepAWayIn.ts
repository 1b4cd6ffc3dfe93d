import type { Result } from '#kit/result.ts';
import { countSignInMethods, lockUser } from '#store/query/account/signInMethod.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import { writeOrRefuse } from '#store/writeOrRefuse.ts';
import { type FactorRequired, factorRequired } from './secondFactor/keepSecondFactor.ts';

export type NotTaken = { readonly code: 'not_found' | 'last_sign_in_method' } | FactorRequired;

/**
 * Removes a sign-in method unless it is the last one, or the last second factor while an organisation requires one.
 * `remove` returns false if the method does not exist. `issuer` is the configured provider: identities of other
 * providers do not count, because they cannot sign in.
 */
export async function keepAWayIn(
  store: Store,
  userId: string,
  issuer: string | undefined,
  remove: (db: Database) => Promise<boolean>,
): Promise<Result<undefined, NotTaken>> {
  return await writeOrRefuse<undefined, NotTaken>(store, async ({ db }, refuse) => {
    // Two concurrent removals must not each count on the method that the other removes.
    await lockUser(db, userId);
    if (!(await remove(db))) return refuse({ code: 'not_found' });
    if ((await countSignInMethods(db, userId, issuer)) === 0) return refuse({ code: 'last_sign_in_method' });
    const required = await factorRequired(db, userId, issuer);
    return required === undefined ? undefined : refuse(required);
  });
}
