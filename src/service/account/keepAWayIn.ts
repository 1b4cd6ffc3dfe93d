import { failed, type Result } from '#kit/result.ts';
import { countSignInMethods, lockUser } from '#store/query/signInMethod.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';

/**
 * Takes a way to sign in away from somebody, in one transaction that is undone where none would be left. `issuer` is
 * the provider that is set up: identities of others open nothing.
 */
export async function keepAWayIn<Value, Code extends string>(
  store: Store,
  userId: string,
  issuer: string | undefined,
  takeAway: (db: Database) => Promise<Result<Value, { code: Code }>>,
): Promise<Result<Value, { code: Code | 'last_sign_in_method' }>> {
  try {
    return await store.write(async ({ db }) => {
      // Two at once must not each take what the other leaves.
      await lockUser(db, userId);
      const taken = await takeAway(db);
      if (taken.ok && (await countSignInMethods(db, userId, issuer)) === 0) throw new NoWayLeft();
      return taken;
    });
  } catch (error) {
    if (error instanceof NoWayLeft) return failed({ code: 'last_sign_in_method' });
    throw error;
  }
}

/** Thrown so that the transaction is undone. */
class NoWayLeft extends Error {}
