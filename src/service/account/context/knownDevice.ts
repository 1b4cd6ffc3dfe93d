import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { AccountKeys } from './accountKeys.ts';

/** A browser in which people have signed in before. Whoever guesses elsewhere does not use up its attempts. */
export interface KnownDevice {
  readonly id: string;
  /** Those who have signed in there, the last one first. */
  readonly users: readonly string[];
}

/** How long a browser is known without being used. */
export const deviceLength = 365 * 24 * 3_600_000;

/** As many people as share a browser; the cookie must stay short. */
const mostUsers = 8;

const device = z.object({ id: z.string(), users: z.array(z.string()) });

/** Undefined where the cookie is none of ours. */
export function readDevice(
  keys: AccountKeys,
  cookie: string | undefined,
  now: number,
): KnownDevice | undefined {
  const read = z.safeParse(device, cookie === undefined ? undefined : keys.readTicket('device', cookie, now));
  return read.success ? read.data : undefined;
}

/** The value of the cookie after somebody has signed in. */
export function writeDevice(
  keys: AccountKeys,
  known: KnownDevice | undefined,
  userId: string,
  now: number,
): string {
  const { id, users } = known ?? { id: randomBytes(12).toString('base64url'), users: [] };
  const all = [userId, ...users.filter((other) => other !== userId)].slice(0, mostUsers);
  return keys.ticket('device', { id, users: all }, now + deviceLength);
}
