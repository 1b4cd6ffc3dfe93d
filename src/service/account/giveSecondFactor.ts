import { failed, ok, type Result } from '#kit/result.ts';
import { findSignIn } from '#store/query/password.ts';
import { findTotp, takeRecoveryCode, takeTotpStep } from '#store/query/totp.ts';
import type { Database } from '#store/tables.ts';
import { recordForUser } from '../audit/recordAudit.ts';
import { type AccountContext, deviceOf, type Visit } from './accountContext.ts';
import type { AccountKeys } from './accountKeys.ts';
import { takeAttempt } from './attempts.ts';
import { enterSession } from './enterSession.ts';
import { recoveryHash } from './recoveryCodes.ts';
import { refuseAttempt, type TooMany } from './refuseAttempt.ts';
import { readSecondFactorTicket } from './signInStep.ts';
import { totpStep } from './totpCode.ts';

/** With `sign_in_needed` the first factor has to be given again. */
export type SecondFactorRefused =
  | { readonly code: 'sign_in_needed' }
  | { readonly code: 'code_wrong' }
  | TooMany;

/** Lets somebody in by a code of their authenticator app or a recovery code, each of which counts once. */
export async function giveSecondFactor(
  context: AccountContext,
  { ticket, code }: { ticket: string; code: string },
  visit: Visit,
  now: number,
): Promise<Result<{ token: string; userId: string }, SecondFactorRefused>> {
  const { store } = context;
  const keys = context.keys();
  const read = readSecondFactorTicket(keys, ticket, now);
  const user = read === undefined ? undefined : await findSignIn(store.read, read.user);
  if (read === undefined || user === undefined || user.confirmed_at === null)
    return failed({ code: 'sign_in_needed' });
  const attempt = {
    what: 'second_factor',
    account: user.id,
    address: visit.address,
    device: deviceOf(visit, user.id),
  } as const;
  const taken = await takeAttempt(store.countedWindows, keys, attempt, now);
  if (!taken.allowed) return failed(refuseAttempt(context, user, taken, now));
  const token = await store.write(async ({ db }) => {
    if (!(await takeCode(db, keys, user, code, now))) return undefined;
    return await enterSession(db, keys, { user, method: read.method, agent: visit.agent }, now);
  });
  if (token === undefined) return failed({ code: 'code_wrong' });
  await taken.giveBack();
  return ok({ token, userId: user.id });
}

async function takeCode(
  db: Database,
  keys: AccountKeys,
  { id, name }: { id: string; name: string },
  code: string,
  now: number,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const totp = await findTotp(db, id);
    const secret = totp === undefined ? undefined : keys.open('totp', totp.sealed);
    const step = secret === undefined ? undefined : totpStep(secret, digits, now);
    return step !== undefined && (await takeTotpStep(db, id, step));
  }
  if (!(await takeRecoveryCode(db, id, recoveryHash(keys, id, code), now))) return false;
  await recordForUser(db, { id, name }, 'account.recovery_code_used', now);
  return true;
}
