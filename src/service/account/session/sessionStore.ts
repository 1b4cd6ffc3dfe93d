import { hasSession } from '#store/query/account/session.ts';
import { holdUser } from '#store/query/account/user.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import { RightLost } from './rightLost.ts';

interface Holder {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * The store for somebody who changes their own account. Each transaction holds the person and then reads the session
 * again: a reset that ends the sessions holds the person too, so that nothing is written by a session that it has ended.
 */
export function sessionStore(store: Store, { userId, sessionId }: Holder): Store {
  return guarded(store, async (transaction) => {
    await holdUser(transaction.db, userId);
    await refuseEnded(transaction, { userId, sessionId });
    return { ...transaction, lockForms: tooLate, lockOrganization: tooLate };
  });
}

/** The same for what locks organisations, which come before the person: the session is read again and nobody is held. */
export function unheldSessionStore(store: Store, holder: Holder): Store {
  return guarded(store, async (transaction) => {
    await refuseEnded(transaction, holder);
    return transaction;
  });
}

function guarded(store: Store, enter: (transaction: WriteTransaction) => Promise<WriteTransaction>): Store {
  return {
    ...store,
    write: (work, extent) => store.write(async (transaction) => work(await enter(transaction)), extent),
  };
}

async function refuseEnded({ db }: WriteTransaction, { userId, sessionId }: Holder): Promise<void> {
  if (!(await hasSession(db, userId, sessionId))) throw new RightLost('sign_in_needed');
}

async function tooLate(): Promise<never> {
  throw new Error('forms and organisations are locked before the person: use unheldSessionStore');
}
