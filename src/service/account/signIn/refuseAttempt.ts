import { recordForUser } from '../../base/audit/recordAudit.ts';
import type { AccountContext } from '../context/accountContext.ts';
import type { AttemptOutcome } from './attempts.ts';

export interface TooManyAttempts {
  readonly code: 'too_many_attempts';
  /** In seconds. */
  readonly retryAfter: number;
}

/**
 * Records once per window that an account is under attack. The write is deferred, so response timing does not
 * reveal that the account exists.
 */
export function refuseAttempt(
  { store, deferredWork }: AccountContext,
  user: { id: string; name: string } | undefined,
  { retryAfter, isFirst }: Extract<AttemptOutcome, { allowed: false }>,
  now: number,
): TooManyAttempts {
  if (isFirst && user !== undefined) {
    const { id, name } = user;
    deferredWork.run(() =>
      store.write(({ db }) =>
        recordForUser(db, { id, name }, 'account.sign_in_blocked', now, { actor: { kind: 'system' } }),
      ),
    );
  }
  return { code: 'too_many_attempts', retryAfter };
}
