import { failed, ok, type Result } from '#kit/result.ts';
import type { WriteTransaction } from './store.ts';

/** Anything that begins transactions: the store, or a wrapper around it. */
export interface Writes<Transaction> {
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

/**
 * Runs a transaction that is rolled back when it is refused, however much it has written by then. Other errors
 * are rethrown.
 */
export async function writeOrRollBack<Value, Failure, Transaction = WriteTransaction>(
  store: Writes<Transaction>,
  work: (transaction: Transaction, refuse: (failure: Failure) => never) => Promise<Value>,
): Promise<Result<Value, Failure>> {
  const end = new Error('refused');
  const refusals: Failure[] = [];
  const refuse = (failure: Failure): never => {
    refusals.push(failure);
    throw end;
  };
  try {
    return ok(await store.write((transaction) => work(transaction, refuse)));
  } catch (error) {
    const failure = refusals.at(-1);
    if (error !== end || failure === undefined) throw error;
    return failed(failure);
  }
}
