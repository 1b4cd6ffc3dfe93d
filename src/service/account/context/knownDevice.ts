import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { day } from '#kit/time/durations.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';

/**
 * A browser that has signed in before. It has its own rate limit, so guesses from elsewhere
 * do not use up its attempts.
 */
export interface KnownDevice {
  readonly id: string;
  /** Ids of the people who have signed in on it, most recent first. */
  readonly users: readonly string[];
}

/** How long an unused device is remembered. */
export const deviceLifetime = 365 * day;

/** Enough for a shared browser; more would make the cookie too long. */
const maxUsers = 8;

const device = z.object({ id: z.string(), users: z.array(z.string()) });

/** Undefined if the cookie is missing, forged or expired. */
export function readDevice(
  keys: AccountKeys,
  cookie: string | undefined,
  now: number,
): KnownDevice | undefined {
  const read = z.safeParse(device, cookie === undefined ? undefined : keys.readTicket('device', cookie, now));
  return read.success ? read.data : undefined;
}

/** The value of the cookie after a sign-in. */
export function writeDevice(
  keys: AccountKeys,
  known: KnownDevice | undefined,
  userId: string,
  now: number,
): string {
  const { id, users } = known ?? { id: randomBytes(12).toString('base64url'), users: [] };
  const all = [userId, ...users.filter((other) => other !== userId)].slice(0, maxUsers);
  return keys.ticket('device', { id, users: all }, now + deviceLifetime);
}
