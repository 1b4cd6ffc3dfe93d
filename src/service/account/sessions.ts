import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/storableText.ts';
import {
  findSessionByHash,
  insertSession,
  markSessionSeen,
  type SessionOwner,
} from '#store/query/session.ts';
import type { Store } from '#store/store.ts';
import type { Database, SignInMethod } from '#store/tables.ts';
import { type AccountKeys, newSecret } from './accountKeys.ts';
import { markSeen } from './markSeen.ts';
import { findStandIn, isStandIn, type StandIn, standInLength } from './standInSession.ts';

const day = 24 * 3_600_000;

/** Somebody who comes back within this time is still signed in. */
const sessionLength = 30 * day;

/** As long as browsers keep anything. */
const cookieKept = 400 * day;

/**
 * How long a browser keeps the token. Whether it still counts is decided here alone, so that it is given out once and
 * never renewed: a renewal that arrives late would put a token that has ended over the one of whoever signed in meanwhile.
 */
export function cookieLength(token: string): number {
  return isStandIn(token) ? standInLength : cookieKept;
}

/** Something that is hard to take back is done only this soon after somebody has proved who they are. */
export const confirmedFor = 15 * 60_000;

export interface NewSession {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly agent: string;
  /** When the person proved who they are, where that was earlier, at a provider. */
  readonly provedAt?: number | undefined;
}

/**
 * Begins a session and gives the token for its cookie. It is made when somebody has signed in and never before, so
 * that nobody can have planted it.
 */
export async function beginSession(
  db: Database,
  keys: AccountKeys,
  { userId, method, agent, provedAt }: NewSession,
  now: number,
): Promise<string> {
  const token = newSecret();
  await insertSession(db, {
    id: newShortId(),
    hash: keys.hash('session', token),
    user_id: userId,
    created_at: now,
    seen_at: now,
    confirmed_at: Math.min(provedAt ?? now, now),
    expires_at: now + sessionLength,
    method,
    agent: storableText(agent),
  });
  return token;
}

/** Whose token this is; undefined where it is none of ours, or has ended. */
export async function findSession(
  store: Store,
  keys: AccountKeys,
  token: string,
  now: number,
): Promise<(SessionOwner & { standIn?: StandIn }) | undefined> {
  if (isStandIn(token)) return await findStandIn(store.read, keys, token, now);
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const session = await findSessionByHash(store.read, keys.hash('session', token), now);
  if (session === undefined) return undefined;
  const times = { seen_at: now, expires_at: now + sessionLength };
  await markSeen(store, session.seen_at, now, (db) => markSessionSeen(db, session.id, times));
  return session;
}
