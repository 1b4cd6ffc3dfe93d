import { findOpenInvitation } from '#store/query/organization/invitation.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';
import type { AccountKeys } from '../context/accountKeys.ts';
import type { Joining } from './joining.ts';
import type { OidcSetup } from './oidcSetup.ts';

/** The organisation that somebody whom the provider knows may join. */
export interface Joinable {
  readonly organization: { readonly id: OrganizationId; readonly name: string };
  readonly role: Role;
  /** Null where nobody invited, or their account is gone. */
  readonly invitedBy: string | null;
}

interface Place {
  readonly db: Database;
  readonly keys: AccountKeys;
  readonly oidc: OidcSetup;
}

/** By an invitation to that address or to anybody. */
export async function joinableByInvitation(
  { db, keys }: Place,
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

/** Because the operator lets everybody join whom the provider knows. */
export async function joinableByProvider({ db, oidc }: Place): Promise<Joinable | undefined> {
  if (oidc.join === undefined) return undefined;
  const { organizationId, role } = oidc.join;
  const organization = await findOrganization(db, organizationId);
  if (organization === undefined || organization.delete_at !== null) return undefined;
  return { organization: { id: organization.id, name: organization.name }, role, invitedBy: null };
}

/** What the person was asked about, as it stands now; undefined where it is no longer possible. */
export async function findJoinable(
  place: Place,
  { invitation, organization, person }: Joining,
  now: number,
): Promise<Joinable | undefined> {
  const found =
    invitation === null
      ? await joinableByProvider(place)
      : await joinableByInvitation(place, invitation, person.email, now);
  return found?.organization.id === organization ? found : undefined;
}
