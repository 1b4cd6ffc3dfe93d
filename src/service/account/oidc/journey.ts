import * as z from 'zod/mini';
import type { Store } from '#store/store.ts';
import { type AccountKeys, newSecret } from '../context/accountKeys.ts';

/** Within this time somebody must come back from the provider. */
export const journeyLength = 10 * 60_000;

/** Why somebody goes to the provider. */
const aim = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sign_in'),
    /** Where in the app to go afterwards. */
    to: z.string(),
    /** The secret of the invitation that is being accepted. */
    invitation: z.nullable(z.string()),
  }),
  /** The session that asked for it must be the one that comes back, here and below. */
  z.object({ kind: z.literal('link'), user: z.string(), session: z.string() }),
  /** A fresh proof of identity for somebody who is signed in. */
  z.object({ kind: z.literal('confirm'), to: z.string(), user: z.string(), session: z.string() }),
]);

const journey = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
  aim,
});

export type Journey = z.core.output<typeof journey>;

export function newJourney(goal: Journey['aim'], now: number): Journey {
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
  return { state, nonce, verifier, until: now + journeyLength, aim: goal };
}

/** For a cookie: the browser carries it and cannot read it. */
export function sealJourney(keys: AccountKeys, value: Journey): string {
  return keys.seal('oidc', JSON.stringify(value));
}

/** What a cookie holds; undefined where it is none of ours or its time is over. */
export function openJourney(keys: AccountKeys, sealed: string | undefined, now: number): Journey | undefined {
  const text = keys.openBrought('oidc', sealed ?? '');
  if (text === undefined) return undefined;
  const read = z.safeParse(journey, JSON.parse(text));
  return read.success && read.data.until > now ? read.data : undefined;
}

/** True the first time alone, also for somebody who has kept the cookie. */
export async function isFirstReturn(
  store: Store,
  keys: AccountKeys,
  { state, until }: Journey,
): Promise<boolean> {
  return (await store.countedWindows.add(`oidc ${keys.hash('oidc', state)}`, until, 1)) === 1;
}
