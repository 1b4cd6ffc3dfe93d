import * as z from 'zod/mini';
import { isDiskFull } from '#store/diskFull.ts';
import { findSignIn, type SignInRow } from '#store/query/account/password.ts';
import type { SessionOwner } from '#store/query/account/session.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../context/accountKeys.ts';
import { isStrongMethod } from './isStrongMethod.ts';

/**
 * In the place of a session while the disk is full and none can be written: people sign in to read and to export all the
 * same. It is a ticket that says by itself whose it is, so that it is in no list and cannot be ended from elsewhere;
 * therefore it is short, and over when the password or the second factor is another one.
 */
export const standInLength = 3_600_000;

const shape = z.object({
  user: z.string(),
  method: z.enum(['password', 'reset', 'passkey', 'oidc']),
  /** When the person last proved who they are, and when they signed in. */
  provedAt: z.number(),
  begunAt: z.optional(z.number()),
  /** As in a session that is stored. */
  secondFactor: z.optional(z.boolean()),
  /** Of what they could prove it by. */
  proof: z.string(),
});

export type StandIn = Pick<z.infer<typeof shape>, 'method' | 'provedAt' | 'begunAt' | 'secondFactor'>;

/** One that was found, with what it was proved by. */
export interface FoundStandIn extends StandIn {
  readonly proof: string;
}

/** A session's token has no full stop, and a ticket has one. */
export function isStandIn(token: string): boolean {
  return token.includes('.');
}

/** Lets somebody in by `enter`, or by a stand-in where there is no room to write it down. */
export async function enterOrStandIn<Otherwise = never>(
  { db, keys }: { db: Database; keys: AccountKeys },
  { userId, ...given }: StandIn & { userId: string },
  now: number,
  enter: () => Promise<string | Otherwise>,
): Promise<string | Otherwise> {
  try {
    return await enter();
  } catch (error) {
    const user = isDiskFull(error) ? await findSignIn(db, userId) : undefined;
    if (user === undefined) throw error;
    const value: z.infer<typeof shape> = { user: userId, ...given, proof: proofOf(keys, user) };
    return keys.ticket('stand_in', value, now + standInLength);
  }
}

/** Whose ticket it is. Undefined where it is none of ours, or is over. */
export async function findStandIn(
  db: Database,
  keys: AccountKeys,
  token: string,
  now: number,
): Promise<(SessionOwner & { standIn: FoundStandIn }) | undefined> {
  const read = z.safeParse(shape, keys.readTicket('stand_in', token, now));
  const user = read.success ? await findSignIn(db, read.data.user) : undefined;
  if (!read.success || user === undefined || proofOf(keys, user) !== read.data.proof) return undefined;
  const { method, provedAt, begunAt = provedAt, secondFactor = isStrongMethod(method) } = read.data;
  const { id: user_id, name, email, language } = user;
  const times = { seen_at: now, confirmed_at: provedAt, created_at: begunAt };
  const second_factor_at = secondFactor ? begunAt : null;
  const standIn = { method, provedAt, begunAt, secondFactor, proof: read.data.proof };
  // No session has this id or this hash.
  return { id: '', hash: '', user_id, name, email, language, ...times, second_factor_at, standIn };
}

/** Whether password and second factor are still those that it was proved by, within a transaction that holds the person. */
export async function isStillGood(
  db: Database,
  keys: AccountKeys,
  userId: string,
  { proof }: FoundStandIn,
): Promise<boolean> {
  const user = await findSignIn(db, userId);
  return user !== undefined && proofOf(keys, user) === proof;
}

function proofOf(keys: AccountKeys, { hash, confirmed_at }: SignInRow): string {
  return keys.hash('stand_in', JSON.stringify([hash, confirmed_at]));
}
