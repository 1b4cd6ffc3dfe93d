import { failed, ok, type Result } from '#kit/result.ts';
import type { Store, WriteTransaction } from './store.ts';

class Refusal<Failure> extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('refused');
    this.failure = failure;
  }
}

/**
 * A transaction of which nothing stays when it is refused, however much it has written by then. What it throws
 * otherwise is passed on.
 */
export async function writeOrRefuse<Value, Failure>(
  store: Store,
  work: (transaction: WriteTransaction, refuse: (failure: Failure) => never) => Promise<Value>,
): Promise<Result<Value, Failure>> {
  const refuse = (failure: Failure): never => {
    throw new Refusal(failure);
  };
  try {
    return ok(await store.write((transaction) => work(transaction, refuse)));
  } catch (error) {
    if (error instanceof Refusal) return failed(error.failure as Failure);
    throw error;
  }
}
