import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import { day } from '#kit/time/durations.ts';
import {
  findSessionByHash,
  insertSession,
  markSessionSeen,
  type SessionOwner,
} from '#store/query/account/session.ts';
import type { Store } from '#store/store.ts';
import type { Database, SignInMethod } from '#store/tables.ts';
import { type AccountKeys, newSecret } from '../../base/accountKeys.ts';
import {
  diskFullSessionLifetime,
  findDiskFullSession,
  isDiskFullToken,
  type VerifiedDiskFullSession,
} from './diskFullSession.ts';
import { isMultiFactorMethod } from './isMultiFactorMethod.ts';
import { markSeen } from './markSeen.ts';

/** A session ends after this time without use. */
const idleLength = 30 * day;

/** A session ends this long after the sign-in, even if it is used. */
const sessionLifetime = 90 * day;

/**
 * How long a browser keeps the cookie: at most until the session ends. Requests do not renew the cookie, because a
 * late response would overwrite the token of a newer sign-in with one that has ended.
 */
export function cookieMaxAge(token: string, { begunAt, now }: { begunAt: number; now: number }): number {
  return isDiskFullToken(token) ? diskFullSessionLifetime : Math.max(0, begunAt + sessionLifetime - now);
}

/** Actions that are hard to undo require re-authentication within this time. */
export const reauthenticationWindow = 15 * 60_000;

export interface NewSession {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly agent: string;
  /** When the person authenticated, if that was earlier, at a provider. */
  readonly provedAt?: number | undefined;
  /** When they signed in, if that was earlier, while the disk was full. */
  readonly begunAt?: number | undefined;
  /** Whether they gave a second factor. Passkeys and providers count as one. */
  readonly secondFactor?: boolean | undefined;
}

/**
 * Begins a session and returns its token. The token is created only after the sign-in, which
 * prevents session fixation.
 */
export async function beginSession(
  db: Database,
  keys: AccountKeys,
  session: NewSession,
  now: number,
): Promise<string> {
  const { userId, method, agent, provedAt, begunAt = now } = session;
  const { secondFactor = isMultiFactorMethod(method) } = session;
  const token = newSecret();
  await insertSession(db, {
    id: newShortId(),
    hash: keys.hash('session', token),
    user_id: userId,
    created_at: begunAt,
    seen_at: now,
    confirmed_at: Math.min(provedAt ?? now, now),
    expires_at: endOf(begunAt, now),
    method,
    agent: storableText(agent),
    second_factor_at: secondFactor ? begunAt : null,
  });
  return token;
}

/** Returns the session of a token; undefined if the token is unknown or has expired. */
export async function findSession(
  store: Store,
  keys: AccountKeys,
  token: string,
  now: number,
): Promise<(SessionOwner & { fallbackSession?: VerifiedDiskFullSession }) | undefined> {
  if (isDiskFullToken(token)) return await findDiskFullSession(store.read, keys, token, now);
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const session = await findSessionByHash(store.read, keys.hash('session', token), now);
  if (session === undefined) return undefined;
  const times = { seen_at: now, expires_at: endOf(session.created_at, now) };
  await markSeen(store, session.seen_at, now, (db) => markSessionSeen(db, session.id, times));
  return session;
}

function endOf(begunAt: number, now: number): number {
  return Math.min(now + idleLength, begunAt + sessionLifetime);
}
