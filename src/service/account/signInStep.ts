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

const ticketShape = z.object({ user: z.string(), method: z.enum(['password', 'reset']) });
export type SecondFactorTicket = z.infer<typeof ticketShape>;

/** Lets somebody in who has proved the first factor, or hands out the ticket with which the second one is given. */
export async function takeSignInStep(
  db: Database,
  keys: AccountKeys,
  { user, method }: { user: SignInRow; method: SecondFactorTicket['method'] },
  { agent }: Visit,
  now: number,
): Promise<SignInStep> {
  if (user.confirmed_at === null) {
    const token = await enterSession(db, keys, { user, method, agent }, now);
    return { next: 'done', token, userId: user.id };
  }
  return askForSecondFactor(keys, { user: user.id, method }, now);
}

export function askForSecondFactor(keys: AccountKeys, given: SecondFactorTicket, now: number): SignInStep {
  return { next: 'second_factor', ticket: keys.ticket('second_factor', given, now + ticketLength) };
}

export function readSecondFactorTicket(
  keys: AccountKeys,
  ticket: string,
  now: number,
): SecondFactorTicket | undefined {
  const read = z.safeParse(ticketShape, keys.readTicket('second_factor', ticket, now));
  return read.success ? read.data : undefined;
}
