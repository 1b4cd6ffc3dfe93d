import { failed, type Result } from '#kit/result.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../context/accountKeys.ts';
import { takeAttempt } from './attempts.ts';
import type { TooMany } from './refuseAttempt.ts';

export interface Asking {
  /** For whom answers are counted together: a person, or an organisation whose links are used. */
  readonly asker: string;
  /** Where it comes from. */
  readonly address: string;
}

/**
 * Does what may tell somebody that a mail address has an account, or writes to it; where it `counts`, only some times in
 * a quarter of an hour. Who has to choose an address must be told that it is taken, but nobody shall go through a list.
 */
export async function limitAddresses<Value, Failure>(
  { store, keys }: { readonly store: Store; readonly keys: AccountKeys },
  { asker, address }: Asking,
  now: number,
  work: () => Promise<Result<Value, Failure>>,
  counts: (outcome: Result<Value, Failure>) => boolean,
): Promise<Result<Value, Failure | TooMany>> {
  const attempt = { what: 'address', account: asker, address, device: undefined } as const;
  const taken = await takeAttempt(store.countedWindows, keys, attempt, now);
  if (!taken.allowed) return failed({ code: 'too_many_attempts', retryAfter: taken.retryAfter });
  let isCounted = false;
  try {
    const outcome = await work();
    isCounted = counts(outcome);
    return outcome;
  } finally {
    if (!isCounted) await taken.giveBack();
  }
}

export function tellsTaken(outcome: Result<unknown, { readonly code: string }>): boolean {
  return !outcome.ok && outcome.failure.code === 'email_taken';
}
