import * as z from 'zod/mini';
import type { Store } from '#store/store.ts';
import { type AccountKeys, newSecret } from '../../base/accountKeys.ts';

/** How long a person who returned from the provider has to decide whether to join. */
export const pendingJoinLifetime = 10 * 60_000;

const joining = z.object({
  /** Makes the answer single-use. */
  id: z.string(),
  until: z.number(),
  /** The identity that the provider returned. */
  person: z.object({
    issuer: z.string(),
    subject: z.string(),
    name: z.string(),
    email: z.string(),
    provedAt: z.optional(z.number()),
  }),
  /** The organisation that the person was asked about; no other one is joined in its place. */
  organization: z.string(),
  /** The secret of the invitation; null if the operator lets everyone join whom the provider knows. */
  invitation: z.nullable(z.string()),
});

/** A person whom the provider knows and who has no account yet; they are asked whether to join an organisation. */
export type PendingJoin = z.core.output<typeof joining>;

export function newPendingJoin(
  person: PendingJoin['person'],
  { organization, invitation }: Pick<PendingJoin, 'organization' | 'invitation'>,
  now: number,
): PendingJoin {
  return { id: newSecret(), until: now + pendingJoinLifetime, person, organization, invitation };
}

/** Encrypted for a cookie: the browser carries it but cannot read it. */
export function sealPendingJoin(keys: AccountKeys, value: PendingJoin): string {
  return keys.seal('oidc_join', JSON.stringify(value));
}

/** Undefined if the cookie is missing, forged or expired. */
export function openPendingJoin(
  keys: AccountKeys,
  sealed: string | undefined,
  now: number,
): PendingJoin | undefined {
  const text = keys.openBrought('oidc_join', sealed ?? '');
  if (text === undefined) return undefined;
  const read = z.safeParse(joining, JSON.parse(text));
  return read.success && read.data.until > now ? read.data : undefined;
}

/** True for the first answer only, so a kept cookie cannot be replayed. */
export async function isFirstJoinAnswer(
  store: Store,
  keys: AccountKeys,
  { id, until }: PendingJoin,
): Promise<boolean> {
  return (await store.countedWindows.add(`oidc join ${keys.hash('oidc_join', id)}`, until, 1)) === 1;
}
