import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { OidcPerson } from '#outside/oidc.ts';
import { findAddressHolder } from '#store/query/account/emailProof.ts';
import { findIdentity, markIdentityUsed } from '#store/query/account/oidcIdentity.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import { enterOrDiskFullSession } from '../session/diskFullSession.ts';
import { enterSession } from '../session/enterSession.ts';
import { joinableByInvitation, joinableByProvider } from './findJoinable.ts';
import type { OidcFlowContext, ReturningBrowser } from './finishOidcFlow.ts';
import type { OidcFlow } from './oidcFlow.ts';
import { newPendingJoin, type PendingJoin } from './pendingJoin.ts';

type SignIn = Extract<OidcFlow['aim'], { kind: 'sign_in' }>;

interface Begun {
  readonly token: string;
  readonly userId: string;
  readonly begunAt?: number | undefined;
}

/** Either the new session, if one began, or the question to answer first; with the path to go to. */
type Entry =
  | { readonly begun: Begun | undefined; readonly to: string }
  | { readonly joining: PendingJoin; readonly to: string };

const joinScreen = '/app/join';

/** Longer addresses are invalid and would not fit into the cookie. */
const maxEmailLength = 254;

/**
 * Signs in a person whom the provider knows, if they have an account. If they may create one, they are asked first
 * and nothing is stored yet. The provider decides on its own factors, so no second factor is asked for here.
 */
export async function signInWithIdentity(
  context: OidcFlowContext,
  person: OidcPerson,
  aim: SignIn,
  traveller: ReturningBrowser,
  now: number,
): Promise<Result<Entry, { code: 'oidc_link_needed' | 'oidc_no_account' }>> {
  const { store, oidc } = context;
  const known = await findIdentity(store.read, oidc.provider.issuer, storableText(person.subject));
  if (known !== undefined) {
    const to = aim.invitation === null ? aim.to : `/join/${aim.invitation}`;
    const begun = await beginIdentitySession(context, known, person, traveller, now);
    return begun === 'unlinked' ? failed({ code: 'oidc_no_account' }) : ok({ begun, to });
  }
  // An unverified address proves nothing, and must not even reveal that an account uses it.
  if (!person.isEmailVerified || person.email.length > maxEmailLength || person.subject.length > 255)
    return failed({ code: 'oidc_no_account' });
  // An identity is never linked by address alone: control of the address at the provider would
  // give access to the account.
  const holder = await findAddressHolder(store.read, person.email);
  if (holder?.email_proof === 'proved') return failed({ code: 'oidc_link_needed' });
  // An account that never proved its address does not block a person who has. Without an offer to join, that account
  // may be their own, so they are told to link it.
  const joining = await joiningOf(context, person, aim, now);
  if (joining !== undefined) return ok({ joining, to: joinScreen });
  return failed({ code: holder === undefined ? 'oidc_no_account' : 'oidc_link_needed' });
}

async function joiningOf(
  { store, keys, oidc }: OidcFlowContext,
  { subject, name, email, provedAt }: OidcPerson,
  { invitation: secret }: SignIn,
  now: number,
): Promise<PendingJoin | undefined> {
  const context = { db: store.read, keys, oidc };
  const invited = secret === null ? undefined : await joinableByInvitation(context, secret, email, now);
  const joinable = invited ?? (await joinableByProvider(context));
  if (joinable === undefined) return undefined;
  const person = { issuer: oidc.provider.issuer, subject, name: name.slice(0, 100), email, provedAt };
  const invitation = invited === undefined ? null : secret;
  return newPendingJoin(person, { organization: joinable.organization.id, invitation }, now);
}

/**
 * Undefined if the same person is already signed in; that session stays as it is, because only `confirmWithIdentity`
 * renews a proof. `unlinked` if the identity was removed since the read.
 */
async function beginIdentitySession(
  { store, keys }: OidcFlowContext,
  known: { readonly id: string; readonly user_id: string; readonly user_name: string },
  { email, provedAt }: OidcPerson,
  { signedIn, agent }: ReturningBrowser,
  now: number,
): Promise<Begun | undefined | 'unlinked'> {
  const user = { id: known.user_id, name: known.user_name };
  const used = { email: storableText(email), now };
  if (signedIn?.userId === user.id) {
    await store.write(({ db }) => markIdentityUsed(db, known.id, used));
    return undefined;
  }
  const fallbackSession = {
    userId: user.id,
    method: 'oidc',
    provedAt: Math.min(provedAt ?? now, now),
  } as const;
  const token = await enterOrDiskFullSession({ db: store.read, keys }, fallbackSession, now, () =>
    store.write(async ({ db }) => {
      // The lock serialises this with a reset: a reset that removes the identity either commits first
      // or also ends this session.
      await lockUserRow(db, user.id);
      if (!(await markIdentityUsed(db, known.id, used))) return undefined;
      return await enterSession(db, keys, { user, method: 'oidc', agent, provedAt }, now);
    }),
  );
  return token === undefined ? 'unlinked' : { token, userId: user.id };
}
