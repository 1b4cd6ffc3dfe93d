import * as z from 'zod/mini';
import type { Store } from '#store/store.ts';
import { type AccountKeys, newSecret } from '../context/accountKeys.ts';

/** Within this time somebody who came back from the provider must say whether they join. */
export const joiningLength = 10 * 60_000;

const joining = z.object({
  /** Names this one answer: it counts once. */
  id: z.string(),
  until: z.number(),
  /** Who the provider says has come. */
  person: z.object({
    issuer: z.string(),
    subject: z.string(),
    name: z.string(),
    email: z.string(),
    provedAt: z.optional(z.number()),
  }),
  /** The organisation that the person is asked about: another one is never joined in its place. */
  organization: z.string(),
  /** The secret of the invitation; null where the operator lets everybody join whom the provider knows. */
  invitation: z.nullable(z.string()),
});

/** Somebody whom the provider knows, who has no account yet and is asked whether to join an organisation. */
export type Joining = z.core.output<typeof joining>;

export function newJoining(
  person: Joining['person'],
  { organization, invitation }: Pick<Joining, 'organization' | 'invitation'>,
  now: number,
): Joining {
  return { id: newSecret(), until: now + joiningLength, person, organization, invitation };
}

/** For a cookie: the browser carries it and cannot read it. */
export function sealJoining(keys: AccountKeys, value: Joining): string {
  return keys.seal('oidc_join', JSON.stringify(value));
}

/** What a cookie holds; undefined where it is none of ours or its time is over. */
export function openJoining(keys: AccountKeys, sealed: string | undefined, now: number): Joining | undefined {
  const text = keys.openBrought('oidc_join', sealed ?? '');
  if (text === undefined) return undefined;
  const read = z.safeParse(joining, JSON.parse(text));
  return read.success && read.data.until > now ? read.data : undefined;
}

/** True for the first answer alone, also for somebody who has kept the cookie. */
export async function isFirstAnswer(
  store: Store,
  keys: AccountKeys,
  { id, until }: Joining,
): Promise<boolean> {
  return (await store.countedWindows.add(`oidc join ${keys.hash('oidc_join', id)}`, until, 1)) === 1;
}
