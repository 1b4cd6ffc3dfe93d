import * as z from 'zod/mini';
import type { SignInRow } from '#store/query/account/password.ts';
import type { AccountKeys } from '../context/accountKeys.ts';

/** After the first factor. */
export type SignInStep =
  | { readonly next: 'done'; readonly token: string; readonly userId: string }
  | { readonly next: 'second_factor'; readonly ticket: string };

const ticketLength = 10 * 60_000;

const ticketShape = z.object({
  user: z.string(),
  /** Of the password that was given. */
  proof: z.string(),
});
export type SecondFactorTicket = z.infer<typeof ticketShape>;

/** Hands out the ticket with which somebody who gave the right password gives the second factor. */
export function askForSecondFactor(keys: AccountKeys, user: SignInRow, now: number): SignInStep {
  const given: SecondFactorTicket = { user: user.id, proof: proofOf(keys, user) };
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
