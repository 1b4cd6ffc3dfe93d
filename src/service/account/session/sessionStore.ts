import { hasSession } from '#store/query/account/session.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import { PermissionRevoked } from '../../base/access/permissionRevoked.ts';

interface SessionReference {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * A store for people who change their own account. Each transaction locks the user and then checks the session again.
 * A reset takes the same lock before it ends the sessions, so an ended session cannot write.
 */
export function sessionStore(store: Store, { userId, sessionId }: SessionReference): Store {
  return withCheck(store, async (transaction) => {
    await lockUserRow(transaction.db, userId);
    await requireSession(transaction, { userId, sessionId });
    return { ...transaction, lockForms: refuseLateLock, lockOrganization: refuseLateLock };
  });
}

/**
 * The same without the user lock, for work that locks organisations: these come before users in the lock
 * order (see `lockUserRow`).
 */
export function sessionStoreWithoutUserLock(store: Store, session: SessionReference): Store {
  return withCheck(store, async (transaction) => {
    await requireSession(transaction, session);
    return transaction;
  });
}

function withCheck(store: Store, check: (transaction: WriteTransaction) => Promise<WriteTransaction>): Store {
  return {
    ...store,
    write: (work, extent) => store.write(async (transaction) => work(await check(transaction)), extent),
  };
}

async function requireSession(
  { db }: WriteTransaction,
  { userId, sessionId }: SessionReference,
): Promise<void> {
  if (!(await hasSession(db, userId, sessionId))) throw new PermissionRevoked('sign_in_needed');
}

async function refuseLateLock(): Promise<never> {
  throw new Error('forms and organisations are locked before the person: use sessionStoreWithoutUserLock');
}
