import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { OidcPerson } from '#outside/oidc.ts';
import { findAddressHolder } from '#store/query/account/emailProof.ts';
import { findIdentity, markIdentityUsed } from '#store/query/account/oidcIdentity.ts';
import { holdUser } from '#store/query/account/user.ts';
import { enterSession } from '../session/enterSession.ts';
import { enterOrStandIn } from '../session/standInSession.ts';
import type { JourneyContext, Traveller } from './endJourney.ts';
import { joinableByInvitation, joinableByProvider } from './findJoinable.ts';
import { type Joining, newJoining } from './joining.ts';
import type { Journey } from './journey.ts';

type SignIn = Extract<Journey['aim'], { kind: 'sign_in' }>;

interface Begun {
  readonly token: string;
  readonly userId: string;
  readonly begunAt?: number | undefined;
}

/** The session that has begun, where one has, and where to go; or the question that has to be answered first. */
type Entry =
  | { readonly begun: Begun | undefined; readonly to: string }
  | { readonly joining: Joining; readonly to: string };

/** The screen that asks whether to join. */
const joinScreen = '/app/join';

/** Longer ones are no mail addresses, and would not fit into a cookie. */
const longestEmail = 254;

/**
 * Somebody whom the provider knows comes in, if they have an account here. Where they may have one, nothing is made yet:
 * they are asked first. The provider has asked for as many factors as it wants, so none is asked for here.
 */
export async function signInWithIdentity(
  context: JourneyContext,
  person: OidcPerson,
  aim: SignIn,
  traveller: Traveller,
  now: number,
): Promise<Result<Entry, { code: 'oidc_link_needed' | 'oidc_no_account' }>> {
  const { store, oidc } = context;
  const known = await findIdentity(store.read, oidc.provider.issuer, storableText(person.subject));
  if (known !== undefined) {
    const to = aim.invitation === null ? aim.to : `/join/${aim.invitation}`;
    const begun = await enter(context, known, person, traveller, now);
    return begun === 'unlinked' ? failed({ code: 'oidc_no_account' }) : ok({ begun, to });
  }
  // An address that the provider has not verified says nothing, not even that there is an account with it.
  if (!person.isEmailVerified || person.email.length > longestEmail || person.subject.length > 255)
    return failed({ code: 'oidc_no_account' });
  // Never linked by the address alone: whoever could get it at the provider would get the account.
  const holder = await findAddressHolder(store.read, person.email);
  if (holder?.email_proof === 'proved') return failed({ code: 'oidc_link_needed' });
  // An account that never proved its address keeps nobody out who has; where nothing can be joined, it may be their own.
  const joining = await joiningOf(context, person, aim, now);
  if (joining !== undefined) return ok({ joining, to: joinScreen });
  return failed({ code: holder === undefined ? 'oidc_no_account' : 'oidc_link_needed' });
}

async function joiningOf(
  { store, keys, oidc }: JourneyContext,
  { subject, name, email, provedAt }: OidcPerson,
  { invitation: secret }: SignIn,
  now: number,
): Promise<Joining | undefined> {
  const place = { db: store.read, keys, oidc };
  const invited = secret === null ? undefined : await joinableByInvitation(place, secret, email, now);
  const joinable = invited ?? (await joinableByProvider(place));
  if (joinable === undefined) return undefined;
  const person = { issuer: oidc.provider.issuer, subject, name: name.slice(0, 100), email, provedAt };
  const invitation = invited === undefined ? null : secret;
  return newJoining(person, { organization: joinable.organization.id, invitation }, now);
}

/**
 * Undefined where the same person has signed in meanwhile, whose session goes on as it is: a fresh proof is asked for by
 * `confirmWithIdentity` alone. `unlinked` where the identity was taken away since it was found.
 */
async function enter(
  { store, keys }: JourneyContext,
  known: { readonly id: string; readonly user_id: string; readonly user_name: string },
  { email, provedAt }: OidcPerson,
  { signedIn, agent }: Traveller,
  now: number,
): Promise<Begun | undefined | 'unlinked'> {
  const user = { id: known.user_id, name: known.user_name };
  const used = { email: storableText(email), now };
  if (signedIn?.userId === user.id) {
    await store.write(({ db }) => markIdentityUsed(db, known.id, used));
    return undefined;
  }
  const standIn = { userId: user.id, method: 'oidc', provedAt: Math.min(provedAt ?? now, now) } as const;
  const token = await enterOrStandIn({ db: store.read, keys }, standIn, now, () =>
    store.write(async ({ db }) => {
      // A reset that takes the identity away also ends the session that begins here, or comes before it.
      await holdUser(db, user.id);
      if (!(await markIdentityUsed(db, known.id, used))) return undefined;
      return await enterSession(db, keys, { user, method: 'oidc', agent, provedAt }, now);
    }),
  );
  return token === undefined ? 'unlinked' : { token, userId: user.id };
}
