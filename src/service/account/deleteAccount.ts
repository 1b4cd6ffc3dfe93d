import { failed, ok, type Result } from '#kit/result.ts';
import { findUser, type UserRow } from '#store/query/account/user.ts';
import { beginUserDeletion, deleteSentTo, deleteUserRows } from '#store/query/account/userDeletion.ts';
import { organizationsOfUser } from '#store/query/organization/audit.ts';
import { findMember, type MembershipRow } from '#store/query/organization/membership.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../base/audit/recordAudit.ts';
import { anonymiseInAudit } from '../organization/audit/anonymiseInAudit.ts';
import { endMembership, isLastOwner } from '../organization/member/endMembership.ts';

export type AccountNotDeleted =
  | { code: 'user_unknown' }
  /** The organisations that would be left without an owner. */
  | { code: 'last_owner'; organizations: Pick<MembershipRow, 'organization_id' | 'name'>[] };

type Refusal = AccountNotDeleted | { code: 'joined_meanwhile' };

/**
 * Deletes a person from the installation, all or nothing. Their forms and other work stay with the organisations,
 * whose audit logs keep the recorded name; nothing else about the person remains.
 */
export async function deleteAccount(
  store: Store,
  userId: string,
  by: { actor: Actor; now: number },
): Promise<Result<undefined, AccountNotDeleted>> {
  for (;;) {
    const deleted = await store.write((transaction) => deleteInTransaction(transaction, userId, by));
    if (deleted.ok) return deleted;
    const { failure } = deleted;
    if (failure.code !== 'joined_meanwhile') return failed(failure);
  }
}

async function deleteInTransaction(
  { db, lockOrganization }: WriteTransaction,
  userId: string,
  by: { actor: Actor; now: number },
): Promise<Result<undefined, Refusal>> {
  const user = await findUser(db, userId);
  if (user === undefined) return failed({ code: 'user_unknown' });
  // Lock order: organisations before the user, as when joining one.
  const locked = await organizationsOfUser(db, userId);
  for (const organizationId of locked) await lockOrganization(organizationId);
  if (!(await beginUserDeletion(db, userId))) return failed({ code: 'user_unknown' });
  const organizations = await organizationsOfUser(db, userId);
  if (organizations.some((id) => !locked.includes(id))) return failed({ code: 'joined_meanwhile' });
  const ownerless = await organizationsLeftOwnerless(db, organizations, userId);
  if (ownerless.length > 0) return failed({ code: 'last_owner', organizations: ownerless });
  const addresses = await anonymiseInAudit(db, user);
  for (const organizationId of organizations)
    await leaveOrganization(db, organizationId, user, { ...by, addresses });
  await deleteUserRows(db, userId);
  return ok(undefined);
}

/** Organisations whose last owner this is. One whose deletion has begun needs no owner. */
async function organizationsLeftOwnerless(
  db: Database,
  organizations: readonly OrganizationId[],
  userId: string,
): Promise<Pick<MembershipRow, 'organization_id' | 'name'>[]> {
  const ownerless = [];
  for (const organization_id of organizations) {
    const member = await findMember(db, organization_id, userId);
    const organization = await findOrganization(db, organization_id);
    if (member === undefined || organization === undefined) continue;
    if (await isLastOwner(db, organization_id, member))
      ownerless.push({ organization_id, name: organization.name });
  }
  return ownerless;
}

async function leaveOrganization(
  db: Database,
  organizationId: OrganizationId,
  { id, name }: UserRow,
  { actor, now, addresses }: { actor: Actor; now: number; addresses: readonly string[] },
): Promise<void> {
  const member = await findMember(db, organizationId, id);
  if (member === undefined) return;
  const details = await endMembership(db, organizationId, member);
  const lower = addresses.map((address) => address.toLowerCase());
  const invitations = lower.length === 0 ? [] : await deleteSentTo(db, organizationId, lower);
  for (const invitation of invitations) {
    const target = { kind: 'invitation', id: invitation, name };
    await recordAudit(db, organizationId, actor, { action: 'member.invitation_withdrawn', target }, now);
  }
  const target = { kind: 'user', id, name };
  await recordAudit(db, organizationId, actor, { action: 'account.deleted', target, details }, now);
}
