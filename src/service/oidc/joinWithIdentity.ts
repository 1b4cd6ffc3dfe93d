import { newShortId } from '#kit/ids.ts';
import type { Result } from '#kit/result.ts';
import { storableText } from '#kit/storableText.ts';
import type { OidcPerson } from '#outside/oidc.ts';
import { findOpenInvitation } from '#store/query/invitation.ts';
import { insertIdentity } from '#store/query/oidcIdentity.ts';
import { findOrganization } from '#store/query/organization.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { writeOrRefuse } from '#store/writeOrRefuse.ts';
import { newAccount } from '../account/newAccount.ts';
import { beginSession } from '../account/sessions.ts';
import { acceptInvitation } from '../invitation/acceptInvitation.ts';
import { joinOrganization } from '../organization/joinOrganization.ts';
import type { JourneyContext } from './endJourney.ts';

interface Joined {
  readonly begun: { readonly token: string; readonly userId: string };
  readonly to: string;
}

type NotJoined = { code: 'oidc_no_account' };

/**
 * A new account for somebody whom the provider knows by a verified address: by an invitation to that address or to
 * anybody, or because the operator lets everybody in whom the provider knows.
 */
export async function joinWithIdentity(
  context: JourneyContext,
  person: OidcPerson,
  { invitation }: { readonly invitation: string | null },
  agent: string,
  now: number,
): Promise<Result<Joined, NotJoined>> {
  const { store, keys, oidc } = context;
  const { email } = person;
  const name = person.name.slice(0, 100);
  return await writeOrRefuse<Joined, NotJoined>(store, async (transaction, refuse) => {
    const { db } = transaction;
    const userId = await newAccount(db, { email, name, passwordHash: undefined, proof: 'proved' }, now);
    if (userId === undefined) return refuse({ code: 'oidc_no_account' });
    const isNew = await insertIdentity(db, {
      id: newShortId(),
      issuer: oidc.provider.issuer,
      subject: storableText(person.subject),
      user_id: userId,
      email: storableText(email),
      created_at: now,
      last_used_at: now,
    });
    const user = { id: userId, name };
    const organizationId =
      (await joinByInvitation(context, transaction, invitation, user, email, now)) ??
      (await joinByProvider(context, transaction, user, now));
    if (!isNew || organizationId === undefined) return refuse({ code: 'oidc_no_account' });
    const token = await beginSession(
      db,
      keys,
      { userId, method: 'oidc', agent, provedAt: person.provedAt },
      now,
    );
    return { begun: { token, userId }, to: `/app/o/${organizationId}` };
  });
}

async function joinByInvitation(
  { keys }: JourneyContext,
  transaction: WriteTransaction,
  secret: string | null,
  user: { readonly id: string; readonly name: string },
  email: string,
  now: number,
): Promise<OrganizationId | undefined> {
  if (secret === null) return undefined;
  const invitation = await findOpenInvitation(transaction.db, keys.hash('invitation', secret), now);
  if (invitation === undefined) return undefined;
  if (invitation.email !== '' && invitation.email.toLowerCase() !== email.toLowerCase()) return undefined;
  const accepted = await acceptInvitation(transaction, keys, { secret, user }, now);
  return accepted.ok ? accepted.value.organizationId : undefined;
}

async function joinByProvider(
  { oidc }: JourneyContext,
  transaction: WriteTransaction,
  user: { readonly id: string; readonly name: string },
  now: number,
): Promise<OrganizationId | undefined> {
  if (oidc.join === undefined) return undefined;
  const { organizationId, role } = oidc.join;
  const organization = await findOrganization(transaction.db, organizationId);
  if (organization === undefined || organization.delete_at !== null) return undefined;
  const joined = await joinOrganization(transaction, organization.id, { user, role }, now);
  return joined.ok ? organization.id : undefined;
}
