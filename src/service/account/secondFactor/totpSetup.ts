import { failed, ok, type Result } from '#kit/result.ts';
import { markSecondFactor } from '#store/query/account/session.ts';
import { confirmTotpRow, deleteTotp, findTotp, putTotp } from '#store/query/account/totp.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import { type Actor, recordForUser } from '../../base/audit/recordAudit.ts';
import type { AccountContext } from '../context/accountContext.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { type SecondFactorRequired, secondFactorRefusal } from './requiredSecondFactor.ts';
import { newTotpSecret, totpStep, totpUri } from './totpCode.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Begins the set-up. Sign-in asks for no code until one has confirmed that the app has the secret. */
export async function beginTotp(
  { store, keys, baseUrl }: AccountContext,
  user: Person & { readonly email: string },
  now: number,
): Promise<Result<{ secret: string; uri: string }, { readonly code: 'totp_on' }>> {
  const secret = newTotpSecret();
  const isBegun = await store.write(({ db }) => putTotp(db, user.id, keys().seal('totp', secret), now));
  if (!isBegun) return failed({ code: 'totp_on' });
  return ok({ secret, uri: totpUri(secret, user.email, baseUrl) });
}

/** Confirms the set-up and returns the recovery codes, which are shown only once. */
export async function confirmTotp(
  { store, keys: currentKeys }: AccountContext,
  { id, name, sessionId }: Person & { readonly sessionId: string },
  code: string,
  now: number,
): Promise<Result<string[], { readonly code: 'code_wrong' }>> {
  const keys = currentKeys();
  return await store.write(async ({ db }) => {
    const totp = await findTotp(db, id);
    const secret = totp === undefined ? undefined : keys.open('totp', totp.sealed);
    const step = secret === undefined ? undefined : totpStep(secret, code.replace(/\s/g, ''), now);
    if (totp === undefined || step === undefined) return failed({ code: 'code_wrong' });
    if (!(await confirmTotpRow(db, id, totp.sealed, { step, now }))) return failed({ code: 'code_wrong' });
    await markSecondFactor(db, sessionId, now);
    await recordForUser(db, { id, name }, 'account.totp_on', now);
    return ok(await makeRecoveryCodes(db, keys, id));
  });
}

/** Ends TOTP and its recovery codes, unless it is the last second factor and an organisation requires one. */
export async function endTotp(
  { store }: Pick<AccountContext, 'store'>,
  user: Person,
  issuer: string | undefined,
  now: number,
): Promise<Result<undefined, SecondFactorRequired>> {
  return await store.write(async ({ db }) => {
    await lockUserRow(db, user.id);
    if (!(await removeTotp(db, user, now))) return ok(undefined);
    const required = await secondFactorRefusal(db, user.id, issuer);
    return required === undefined ? ok(undefined) : failed(required);
  });
}

/** Lets the operator turn TOTP off for a person who lost it. False if it was never confirmed. */
export async function disableTotp(store: Store, user: Person, now: number): Promise<boolean> {
  return await store.write(({ db }) => removeTotp(db, user, now, { kind: 'command_line' }));
}

async function removeTotp(db: Database, { id, name }: Person, now: number, actor?: Actor): Promise<boolean> {
  const wasOn = await deleteTotp(db, id);
  if (wasOn)
    await recordForUser(db, { id, name }, 'account.totp_off', now, actor === undefined ? {} : { actor });
  return wasOn;
}

/** Invalidates the earlier codes. */
export async function renewRecoveryCodes(
  { store, keys }: AccountContext,
  { id, name }: Person,
  now: number,
): Promise<Result<string[], { readonly code: 'not_found' }>> {
  return await store.write(async ({ db }) => {
    const totp = await findTotp(db, id);
    if (totp === undefined || totp.confirmed_at === null) return failed({ code: 'not_found' });
    await recordForUser(db, { id, name }, 'account.recovery_codes_made', now);
    return ok(await makeRecoveryCodes(db, keys(), id));
  });
}
