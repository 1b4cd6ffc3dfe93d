import * as z from 'zod/mini';
import { hour } from '#kit/time/durations.ts';
import { isDiskFull } from '#store/diskFull.ts';
import { findSignIn, type SignInRow } from '#store/query/account/password.ts';
import type { SessionOwner } from '#store/query/account/session.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { isMultiFactorMethod } from './isMultiFactorMethod.ts';

/**
 * The lifetime of a fallback session: while the disk is full no session can be written, but people can still sign in
 * to read and export. It is a self-contained signed ticket, so it appears in no session list and cannot be ended from
 * another browser. Therefore it is short-lived, and ends when the password or the second factor changes.
 */
export const diskFullSessionLifetime = hour;

const shape = z.object({
  user: z.string(),
  method: z.enum(['password', 'reset', 'passkey', 'oidc']),
  /** When the person last authenticated, and when they signed in. */
  provedAt: z.number(),
  begunAt: z.optional(z.number()),
  /** As in a stored session. */
  secondFactor: z.optional(z.boolean()),
  /** A keyed hash of the password hash and the second factor; it changes when either does. */
  proof: z.string(),
});

export type DiskFullSession = Pick<z.infer<typeof shape>, 'method' | 'provedAt' | 'begunAt' | 'secondFactor'>;

/** A verified fallback session with its proof. */
export interface VerifiedDiskFullSession extends DiskFullSession {
  readonly proof: string;
}

/** A ticket contains a full stop; a session token never does. */
export function isDiskFullToken(token: string): boolean {
  return token.includes('.');
}

/** Signs a person in by `enter`, or by a fallback session while the disk is full. */
export async function enterOrDiskFullSession<Refused = never>(
  { db, keys }: { db: Database; keys: AccountKeys },
  { userId, ...given }: DiskFullSession & { userId: string },
  now: number,
  enter: () => Promise<string | Refused>,
): Promise<string | Refused> {
  try {
    return await enter();
  } catch (error) {
    const user = isDiskFull(error) ? await findSignIn(db, userId) : undefined;
    if (user === undefined) throw error;
    const value: z.infer<typeof shape> = { user: userId, ...given, proof: proofOf(keys, user) };
    return keys.ticket('stand_in', value, now + diskFullSessionLifetime);
  }
}

/**
 * Returns the person of a fallback session; undefined if the ticket is forged or expired, or
 * its proof is out of date.
 */
export async function findDiskFullSession(
  db: Database,
  keys: AccountKeys,
  token: string,
  now: number,
): Promise<(SessionOwner & { fallbackSession: VerifiedDiskFullSession }) | undefined> {
  const read = z.safeParse(shape, keys.readTicket('stand_in', token, now));
  const user = read.success ? await findSignIn(db, read.data.user) : undefined;
  if (!read.success || user === undefined || proofOf(keys, user) !== read.data.proof) return undefined;
  const { method, provedAt, begunAt = provedAt, secondFactor = isMultiFactorMethod(method) } = read.data;
  const { id: user_id, name, email, language } = user;
  const times = { seen_at: now, confirmed_at: provedAt, created_at: begunAt };
  const second_factor_at = secondFactor ? begunAt : null;
  const fallbackSession = { method, provedAt, begunAt, secondFactor, proof: read.data.proof };
  // An empty id and hash match no stored session.
  return { id: '', hash: '', user_id, name, email, language, ...times, second_factor_at, fallbackSession };
}

/**
 * Whether password and second factor are unchanged since the ticket was issued. The caller must hold the user lock.
 */
export async function isProofCurrent(
  db: Database,
  keys: AccountKeys,
  userId: string,
  { proof }: VerifiedDiskFullSession,
): Promise<boolean> {
  const user = await findSignIn(db, userId);
  return user !== undefined && proofOf(keys, user) === proof;
}

function proofOf(keys: AccountKeys, { hash, confirmed_at }: SignInRow): string {
  return keys.hash('stand_in', JSON.stringify([hash, confirmed_at]));
}
