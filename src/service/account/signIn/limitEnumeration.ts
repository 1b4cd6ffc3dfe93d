import { failed, type Result } from '#kit/result.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { countAttempt } from './attempts.ts';
import type { TooManyAttempts } from './refuseAttempt.ts';

export interface RateLimitedCaller {
  /** The unit of the rate limit: a person, or an organisation whose links are used. */
  readonly asker: string;
  /** The client's network address. */
  readonly address: string;
}

/**
 * Rate limits work that may reveal that a mail address has an account, or that sends mail to it; only outcomes that
 * satisfy `counts` are counted. People who choose an address must learn that it is taken, but enumeration must fail.
 */
export async function limitEnumeration<Value, Failure>(
  { store, keys }: { readonly store: Store; readonly keys: AccountKeys },
  { asker, address }: RateLimitedCaller,
  now: number,
  work: () => Promise<Result<Value, Failure>>,
  counts: (outcome: Result<Value, Failure>) => boolean,
): Promise<Result<Value, Failure | TooManyAttempts>> {
  const attempt = { what: 'address', account: asker, address, device: undefined } as const;
  const taken = await countAttempt(store.countedWindows, keys, attempt, now);
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

export function revealsTakenAddress(outcome: Result<unknown, { readonly code: string }>): boolean {
  return !outcome.ok && outcome.failure.code === 'email_taken';
}
