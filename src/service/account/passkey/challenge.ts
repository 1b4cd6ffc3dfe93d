import * as z from 'zod/mini';
import type { Store } from '#store/store.ts';
import { type AccountKeys, newSecret } from '../../base/accountKeys.ts';

/** Longer than the timeout of a browser's own dialogue. */
export const challengeLifetime = 5 * 60_000;

/** The signed challenge with its purpose, so a signature for one purpose is refused for another. */
const challengeShape = z.object({
  challenge: z.string(),
  purpose: z.enum(['sign_in', 'confirm', 'add']),
  /** The person whose passkey is required; null if any person may sign in. */
  user: z.nullable(z.string()),
  until: z.number(),
});

type Challenge = z.core.output<typeof challengeShape>;
type Wanted = Pick<Challenge, 'purpose' | 'user'>;

/** The challenge travels with the browser as a signed ticket, so issuing one stores nothing. */
export function newChallenge(keys: AccountKeys, wanted: Wanted, now: number) {
  const challenge = newSecret();
  const until = now + challengeLifetime;
  return { challenge, ticket: keys.ticket('passkey', { challenge, ...wanted, until }, until) };
}

/** Returns the challenge of a ticket on its first use; undefined on replay, or for another purpose or person. */
export async function consumeChallenge(
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
