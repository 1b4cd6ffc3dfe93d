import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertIdentity } from '#store/query/account/oidcIdentity.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { newAccount } from '../newAccount.ts';
import { findJoinable } from '../oidc/findJoinable.ts';
import type { OidcSetup } from '../oidc/oidcSetup.ts';
import { isFirstJoinAnswer, type PendingJoin } from '../oidc/pendingJoin.ts';
import { beginSession } from '../session/sessions.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { joinOrganization } from './joinOrganization.ts';

interface Joined {
  readonly token: string;
  readonly userId: string;
  readonly organizationId: OrganizationId;
}

type NotJoined = { code: 'email_taken' | 'oidc_join_ended' };

interface JoinContext {
  readonly oidc: OidcSetup;
  readonly store: Store;
  readonly keys: AccountKeys;
}

/**
 * Creates the account of a person whose address the provider has verified, after they agree to join, with the
 * identity, the membership and a session: all or nothing.
 */
export async function joinWithIdentity(
  context: JoinContext,
  joining: PendingJoin,
  { agent, language }: { readonly agent: string; readonly language: string | undefined },
  now: number,
): Promise<Result<Joined, NotJoined>> {
  const { store, keys } = context;
  const { issuer, subject, name, email, provedAt } = joining.person;
  const isFirst = await isFirstJoinAnswer(store, keys, joining);
  return await store.write(async (transaction): Promise<Result<Joined, NotJoined>> => {
    if (!isFirst) return failed({ code: 'oidc_join_ended' });
    const { db } = transaction;
    const joinable = await findJoinable({ db, keys, oidc: context.oidc }, joining, now);
    if (joinable === undefined) return failed({ code: 'oidc_join_ended' });
    // Lock order: the organisation before users, because one of its members may lose the address.
    await transaction.lockOrganization(joinable.organization.id);
    const account = {
      email,
      name,
      language,
      passwordHash: undefined,
      proof: 'proved',
      invitedTo: undefined,
    } as const;
    const userId = await newAccount(db, account, now);
    if (userId === undefined) return failed({ code: 'email_taken' });
    const isNew = await insertIdentity(db, {
      id: newShortId(),
      issuer,
      subject: storableText(subject),
      user_id: userId,
      email: storableText(email),
      created_at: now,
      last_used_at: now,
    });
    const user = { id: userId, name };
    const organizationId = await join(context, transaction, joining, user, now);
    if (!isNew || organizationId === undefined) return failed({ code: 'oidc_join_ended' });
    const token = await beginSession(db, keys, { userId, method: 'oidc', agent, provedAt }, now);
    return ok({ token, userId, organizationId });
  });
}

/** Undefined if the offer no longer holds for the organisation that the person was asked about. */
async function join(
  { oidc, keys }: JoinContext,
  transaction: WriteTransaction,
  joining: PendingJoin,
  user: { readonly id: string; readonly name: string },
  now: number,
): Promise<OrganizationId | undefined> {
  const joinable = await findJoinable({ db: transaction.db, keys, oidc }, joining, now);
  if (joinable === undefined) return undefined;
  const { organization, role } = joinable;
  if (joining.invitation === null) {
    const joined = await joinOrganization(transaction, organization.id, { user, role }, now);
    return joined.ok ? organization.id : undefined;
  }
  const accepted = await acceptInvitation(transaction, keys, { secret: joining.invitation, user }, now);
  return accepted.ok ? accepted.value.organizationId : undefined;
}
