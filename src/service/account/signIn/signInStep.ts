import * as z from 'zod/mini';
import type { SignInRow } from '#store/query/account/password.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';

/** The next step after the first factor. */
export type SignInStep =
  | { readonly next: 'done'; readonly token: string; readonly userId: string }
  | { readonly next: 'second_factor'; readonly ticket: string };

const ticketLength = 10 * 60_000;

const ticketShape = z.object({
  user: z.string(),
  /** A keyed hash of the password hash. */
  proof: z.string(),
});
export type SecondFactorTicket = z.infer<typeof ticketShape>;

/** Issues the ticket that carries a verified password to the second-factor step. */
export function askForSecondFactor(keys: AccountKeys, user: SignInRow, now: number): SignInStep {
  const given: SecondFactorTicket = { user: user.id, proof: proofOf(keys, user) };
  return { next: 'second_factor', ticket: keys.ticket('second_factor', given, now + ticketLength) };
}

/** Whether the verified password is still current and a second factor is still set up. */
export function isTicketCurrent(keys: AccountKeys, { proof }: SecondFactorTicket, user: SignInRow): boolean {
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
