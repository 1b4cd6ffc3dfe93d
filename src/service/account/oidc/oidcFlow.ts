import * as z from 'zod/mini';
import type { Store } from '#store/store.ts';
import { type AccountKeys, newSecret } from '../../base/accountKeys.ts';

/** How long a person may take at the provider. */
export const oidcFlowLifetime = 10 * 60_000;

/** The reason for the redirect to the provider. */
const aim = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sign_in'),
    /** The path in the app to go to after signing in. */
    to: z.string(),
    /** The secret of the invitation that is being accepted. */
    invitation: z.nullable(z.string()),
  }),
  /** For `link` and `confirm`, the session that returns must be the one that asked. */
  z.object({ kind: z.literal('link'), user: z.string(), session: z.string() }),
  /** Re-authentication of a signed-in person. */
  z.object({ kind: z.literal('confirm'), to: z.string(), user: z.string(), session: z.string() }),
]);

const journey = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
  aim,
});

export type OidcFlow = z.core.output<typeof journey>;

export function newOidcFlow(goal: OidcFlow['aim'], now: number): OidcFlow {
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
  return { state, nonce, verifier, until: now + oidcFlowLifetime, aim: goal };
}

/** Encrypted for a cookie: the browser carries it but cannot read it. */
export function sealOidcFlow(keys: AccountKeys, value: OidcFlow): string {
  return keys.seal('oidc', JSON.stringify(value));
}

/** Undefined if the cookie is missing, forged or expired. */
export function openOidcFlow(
  keys: AccountKeys,
  sealed: string | undefined,
  now: number,
): OidcFlow | undefined {
  const text = keys.openBrought('oidc', sealed ?? '');
  if (text === undefined) return undefined;
  const read = z.safeParse(journey, JSON.parse(text));
  return read.success && read.data.until > now ? read.data : undefined;
}

/** True for the first return only, so a kept cookie cannot be replayed. */
export async function isFirstCallback(
  store: Store,
  keys: AccountKeys,
  { state, until }: OidcFlow,
): Promise<boolean> {
  return (await store.countedWindows.add(`oidc ${keys.hash('oidc', state)}`, until, 1)) === 1;
}
