import { findOpenInvitation } from '#store/query/organization/invitation.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { OidcSetup } from './oidcSetup.ts';
import type { PendingJoin } from './pendingJoin.ts';

/** The organisation that a person known to the provider may join. */
export interface Joinable {
  readonly organization: { readonly id: OrganizationId; readonly name: string };
  readonly role: Role;
  /** Null without an invitation, or if the inviter's account is gone. */
  readonly invitedBy: string | null;
}

interface LookupContext {
  readonly db: Database;
  readonly keys: AccountKeys;
  readonly oidc: OidcSetup;
}

/** Finds the organisation of an invitation that names this address or none. */
export async function joinableByInvitation(
  { db, keys }: LookupContext,
  secret: string,
  email: string,
  now: number,
): Promise<Joinable | undefined> {
  const invitation = await findOpenInvitation(db, keys.hash('invitation', secret), now);
  if (invitation === undefined) return undefined;
  if (invitation.email !== '' && invitation.email.toLowerCase() !== email.toLowerCase()) return undefined;
  const { organization_id: id, organization: name, role, invited_by: invitedBy } = invitation;
  return { organization: { id, name }, role, invitedBy };
}

/** Finds the organisation that the operator has opened to everyone the provider knows. */
export async function joinableByProvider({ db, oidc }: LookupContext): Promise<Joinable | undefined> {
  if (oidc.join === undefined) return undefined;
  const { organizationId, role } = oidc.join;
  const organization = await findOrganization(db, organizationId);
  if (organization === undefined || organization.delete_at !== null) return undefined;
  return { organization: { id: organization.id, name: organization.name }, role, invitedBy: null };
}

/** Looks up the offer again; undefined if it no longer holds for the organisation that the person was asked about. */
export async function findJoinable(
  context: LookupContext,
  { invitation, organization, person }: PendingJoin,
  now: number,
): Promise<Joinable | undefined> {
  const found =
    invitation === null
      ? await joinableByProvider(context)
      : await joinableByInvitation(context, invitation, person.email, now);
  return found?.organization.id === organization ? found : undefined;
}
