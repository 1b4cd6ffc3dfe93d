import { failed, ok, type Result } from '#kit/result.ts';
import { findSignIn } from '#store/query/account/password.ts';
import { findTotp, takeRecoveryCode, takeTotpStep } from '#store/query/account/totp.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';
import { type AccountContext, deviceOf, type SignInClient } from '../context/accountContext.ts';
import { recoveryHash } from '../secondFactor/recoveryCodes.ts';
import { totpStep } from '../secondFactor/totpCode.ts';
import { enterOrDiskFullSession } from '../session/diskFullSession.ts';
import { enterByPassword } from '../session/enterSession.ts';
import { countAttempt } from './attempts.ts';
import { refuseAttempt, type TooManyAttempts } from './refuseAttempt.ts';
import { isTicketCurrent, readSecondFactorTicket } from './signInStep.ts';

/** `sign_in_needed` asks for the first factor again. */
export type SecondFactorRefused =
  | { readonly code: 'sign_in_needed' }
  | { readonly code: 'code_wrong' }
  | TooManyAttempts;

/** Signs a person in by a TOTP code or a recovery code, each of which is single-use. */
export async function verifySecondFactor(
  context: AccountContext,
  { ticket, code }: { ticket: string; code: string },
  visit: SignInClient,
  now: number,
): Promise<Result<{ token: string; userId: string }, SecondFactorRefused>> {
  const { store } = context;
  const keys = context.keys();
  const read = readSecondFactorTicket(keys, ticket, now);
  const user = read === undefined ? undefined : await findSignIn(store.read, read.user);
  if (read === undefined || user === undefined || !isTicketCurrent(keys, read, user))
    return failed({ code: 'sign_in_needed' });
  const attempt = {
    what: 'second_factor',
    account: user.id,
    address: visit.address,
    device: deviceOf(visit, user.id),
  } as const;
  const taken = await countAttempt(store.countedWindows, keys, attempt, now);
  if (!taken.allowed) return failed(refuseAttempt(context, user, taken, now));
  const entering = { user, agent: visit.agent, passwordHash: user.hash, secondFactor: true } as const;
  const digits = code.replace(/\s/g, '');
  const token = /^\d{6}$/.test(digits)
    ? await enterByTotp(context, entering, digits, now)
    : await enterByRecoveryCode(context, entering, code, now);
  if (token === undefined) return failed({ code: 'code_wrong' });
  await taken.giveBack();
  return ok({ token, userId: user.id });
}

interface Entering {
  readonly user: { readonly id: string; readonly name: string };
  readonly agent: string;
  readonly passwordHash: string | null;
  readonly secondFactor: true;
}

async function enterByTotp(
  context: AccountContext,
  entering: Entering,
  digits: string,
  now: number,
): Promise<string | undefined> {
  const { store } = context;
  const keys = context.keys();
  const { id } = entering.user;
  const totp = await findTotp(store.read, id);
  const secret = totp === undefined ? undefined : keys.open('totp', totp.sealed);
  const step = secret === undefined ? undefined : totpStep(secret, digits, now);
  if (totp === undefined || step === undefined || step <= totp.last_step) return undefined;
  // Counts uses outside the TOTP row, which cannot be written while the disk is full. The count outlives the code.
  const ends = (step + 10) * 30_000;
  if ((await store.countedWindows.add(`totp ${keys.hash('totp', `${id} ${step}`)}`, ends, 1)) > 1)
    return undefined;
  const fallbackSession = { userId: id, method: 'password', provedAt: now, secondFactor: true } as const;
  return await enterOrDiskFullSession({ db: store.read, keys }, fallbackSession, now, () =>
    store.write(async ({ db }) => {
      // Lock order: the user before the factor, as in a reset.
      await lockUserRow(db, id);
      if (!(await takeTotpStep(db, id, step))) return undefined;
      return await enterByPassword(db, keys, entering, now);
    }),
  );
}

/**
 * Never falls back to a session while the disk is full: without a record of its use, the code
 * would stay valid for ever.
 */
async function enterByRecoveryCode(
  context: AccountContext,
  entering: Entering,
  code: string,
  now: number,
): Promise<string | undefined> {
  const keys = context.keys();
  const { id, name } = entering.user;
  return await context.store.write(async ({ db }) => {
    await lockUserRow(db, id);
    if (!(await takeRecoveryCode(db, id, recoveryHash(keys, id, code), now))) return undefined;
    await recordForUser(db, { id, name }, 'account.recovery_code_used', now);
    return await enterByPassword(db, keys, entering, now);
  });
}
