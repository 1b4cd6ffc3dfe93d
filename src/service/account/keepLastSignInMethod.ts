import { failed, ok, type Result } from '#kit/result.ts';
import { countSignInMethods } from '#store/query/account/signInMethod.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import { type SecondFactorRequired, secondFactorRefusal } from './secondFactor/requiredSecondFactor.ts';

export type SignInMethodNotRemoved =
  | { readonly code: 'not_found' | 'last_sign_in_method' }
  | SecondFactorRequired;

/**
 * Removes a sign-in method unless it is the last one, or the last second factor while an organisation requires one.
 * `remove` returns false if the method does not exist. `issuer` is the configured provider: identities of other
 * providers do not count, because they cannot sign in.
 */
export async function keepLastSignInMethod(
  store: Store,
  userId: string,
  issuer: string | undefined,
  remove: (db: Database) => Promise<boolean>,
): Promise<Result<undefined, SignInMethodNotRemoved>> {
  return await store.write(async ({ db }): Promise<Result<undefined, SignInMethodNotRemoved>> => {
    // Two concurrent removals must not each count on the method that the other removes.
    await lockUserRow(db, userId);
    if (!(await remove(db))) return failed({ code: 'not_found' });
    if ((await countSignInMethods(db, userId, issuer)) === 0) return failed({ code: 'last_sign_in_method' });
    const required = await secondFactorRefusal(db, userId, issuer);
    return required === undefined ? ok(undefined) : failed(required);
  });
}
