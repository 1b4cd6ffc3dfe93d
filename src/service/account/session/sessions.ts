import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import {
  findSessionByHash,
  insertSession,
  markSessionSeen,
  type SessionOwner,
} from '#store/query/account/session.ts';
import type { Store } from '#store/store.ts';
import type { Database, SignInMethod } from '#store/tables.ts';
import { type AccountKeys, newSecret } from '../context/accountKeys.ts';
import { isStrongMethod } from './isStrongMethod.ts';
import { markSeen } from './markSeen.ts';
import { type FoundStandIn, findStandIn, isStandIn, standInLength } from './standInSession.ts';

const day = 24 * 3_600_000;

/** Somebody who comes back within this time is still signed in. */
const idleLength = 30 * day;

/** So long after signing in everybody signs in again, however much the session is used. */
export const sessionLength = 90 * day;

/**
 * How long a browser keeps the token: until the session ends at the latest. It is not renewed by use: an answer that
 * arrives late would put a token that has ended over the one of whoever signed in meanwhile.
 */
export function cookieLength(token: string, { begunAt, now }: { begunAt: number; now: number }): number {
  return isStandIn(token) ? standInLength : Math.max(0, begunAt + sessionLength - now);
}

/** Something that is hard to take back is done only this soon after somebody has proved who they are. */
export const confirmedFor = 15 * 60_000;

export interface NewSession {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly agent: string;
  /** When the person proved who they are, where that was earlier, at a provider. */
  readonly provedAt?: number | undefined;
  /** When they signed in, where that was earlier, while nothing could be written. */
  readonly begunAt?: number | undefined;
  /** Whether they showed a second factor. Passkeys and providers bring their own. */
  readonly secondFactor?: boolean | undefined;
}

/**
 * Begins a session and gives the token for its cookie. It is made when somebody has signed in and never before, so
 * that nobody can have planted it.
 */
export async function beginSession(
  db: Database,
  keys: AccountKeys,
  session: NewSession,
  now: number,
): Promise<string> {
  const { userId, method, agent, provedAt, begunAt = now } = session;
  const { secondFactor = isStrongMethod(method) } = session;
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

/** Whose token this is; undefined where it is none of ours, or has ended. */
export async function findSession(
  store: Store,
  keys: AccountKeys,
  token: string,
  now: number,
): Promise<(SessionOwner & { standIn?: FoundStandIn }) | undefined> {
  if (isStandIn(token)) return await findStandIn(store.read, keys, token, now);
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const session = await findSessionByHash(store.read, keys.hash('session', token), now);
  if (session === undefined) return undefined;
  const times = { seen_at: now, expires_at: endOf(session.created_at, now) };
  await markSeen(store, session.seen_at, now, (db) => markSessionSeen(db, session.id, times));
  return session;
}

/** Of a session that began then and is used now. */
function endOf(begunAt: number, now: number): number {
  return Math.min(now + idleLength, begunAt + sessionLength);
}
