import * as z from 'zod/mini';
import type { Store } from '#store/store.ts';
import { type AccountKeys, newSecret } from '../context/accountKeys.ts';

/** A browser's dialogue ends earlier by itself. */
export const challengeLength = 5 * 60_000;

/** What a passkey is asked to sign, and for what: a signature for one thing is worth nothing for another. */
const challengeShape = z.object({
  challenge: z.string(),
  purpose: z.enum(['sign_in', 'confirm', 'add']),
  /** Whose passkey is asked for; null where anybody may sign in. */
  user: z.nullable(z.string()),
  until: z.number(),
});

type Challenge = z.core.output<typeof challengeShape>;
type Wanted = Pick<Challenge, 'purpose' | 'user'>;

/** The challenge travels with the browser, signed, so that asking for one costs the service nothing. */
export function newChallenge(keys: AccountKeys, wanted: Wanted, now: number) {
  const challenge = newSecret();
  const until = now + challengeLength;
  return { challenge, ticket: keys.ticket('passkey', { challenge, ...wanted, until }, until) };
}

/** The challenge of a ticket, the first time that it comes back; undefined where it is for something else. */
export async function takeChallenge(
  store: Store,
  keys: AccountKeys,
  { ticket, purpose, user }: Wanted & { ticket: string },
  now: number,
): Promise<string | undefined> {
  const read = z.safeParse(challengeShape, keys.readTicket('passkey', ticket, now));
  if (!read.success || read.data.purpose !== purpose || read.data.user !== user) return undefined;
  const { challenge, until } = read.data;
  const uses = await store.countedWindows.add(`passkey ${keys.hash('passkey', challenge)}`, until, 1);
  return uses === 1 ? challenge : undefined;
}
