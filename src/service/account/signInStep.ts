import * as z from 'zod/mini';
import type { SignInRow } from '#store/query/password.ts';
import type { Database } from '#store/tables.ts';
import type { Visit } from './accountContext.ts';
import type { AccountKeys } from './accountKeys.ts';
import { enterSession } from './enterSession.ts';

/** After the first factor. */
export type SignInStep =
  | { readonly next: 'done'; readonly token: string; readonly userId: string }
  | { readonly next: 'second_factor'; readonly ticket: string };

const ticketLength = 10 * 60_000;

const ticketShape = z.object({
  user: z.string(),
  method: z.enum(['password', 'reset']),
  /** Of the password that was given, or set. */
  proof: z.string(),
});
export type SecondFactorTicket = z.infer<typeof ticketShape>;

type FirstFactor = { readonly user: SignInRow; readonly method: SecondFactorTicket['method'] };

/** Lets somebody in who has proved the first factor, or hands out the ticket with which the second one is given. */
export async function takeSignInStep(
  db: Database,
  keys: AccountKeys,
  { user, method }: FirstFactor,
  { agent }: Visit,
  now: number,
): Promise<SignInStep> {
  if (user.confirmed_at === null) {
    const token = await enterSession(db, keys, { user, method, agent }, now);
    return { next: 'done', token, userId: user.id };
  }
  return askForSecondFactor(keys, { user, method }, now);
}

export function askForSecondFactor(
  keys: AccountKeys,
  { user, method }: FirstFactor,
  now: number,
): SignInStep {
  const given: SecondFactorTicket = { user: user.id, method, proof: proofOf(keys, user) };
  return { next: 'second_factor', ticket: keys.ticket('second_factor', given, now + ticketLength) };
}

/** Whether the first factor of the ticket is still the person's: the password may have been changed since. */
export function isStillGood(keys: AccountKeys, { proof }: SecondFactorTicket, user: SignInRow): boolean {
  return user.confirmed_at !== null && proof === proofOf(keys, user);
}

function proofOf(keys: AccountKeys, { hash }: SignInRow): string {
  return keys.hash('second_factor', hash ?? '');
}

export function readSecondFactorTicket(
  keys: AccountKeys,
  ticket: string,
  now: number,
): SecondFactorTicket | undefined {
  const read = z.safeParse(ticketShape, keys.readTicket('second_factor', ticket, now));
  return read.success ? read.data : undefined;
}
