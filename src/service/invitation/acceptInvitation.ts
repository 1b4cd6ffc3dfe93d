import { failed, ok, type Result } from '#kit/result.ts';
import { deleteInvitation, findOpenInvitation } from '#store/query/invitation.ts';
import { deleteUnsentMails } from '#store/query/mail.ts';
import { findWorkspaceIds } from '#store/query/workspace.ts';
import { insertAccess } from '#store/query/workspaceAccess.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../account/accountKeys.ts';
import { joinOrganization } from '../organization/joinOrganization.ts';

/**
 * Uses the invitation up and makes the person belong to the organisation. Somebody who does already never loses by
 * it. Where it fails it has written nothing, but what its caller wrote before is the caller's to take back.
 */
export async function acceptInvitation(
  transaction: WriteTransaction,
  keys: AccountKeys,
  secret: string,
  user: { readonly id: string; readonly name: string },
  now: number,
): Promise<Result<{ organizationId: OrganizationId }, { code: 'link_invalid' }>> {
  const { db, lockOrganization } = transaction;
  const invitation = await findOpenInvitation(db, keys.hash('invitation', secret), now);
  if (invitation === undefined) return failed({ code: 'link_invalid' });
  const { organization_id: organizationId, id, workspaces } = invitation;
  await lockOrganization(organizationId);
  if (!(await deleteInvitation(db, organizationId, id))) return failed({ code: 'link_invalid' });
  // Whoever joined had the link from elsewhere.
  await deleteUnsentMails(db, organizationId, [id]);
  const role = await joinOrganization(transaction, organizationId, user, invitation.role, now);
  // Owners and admins have all. Those that were deleted since the invitation are left out.
  const given = role === 'member' ? await findWorkspaceIds(db, organizationId, JSON.parse(workspaces)) : [];
  for (const workspace_id of given)
    await insertAccess(db, organizationId, { workspace_id, user_id: user.id }, now);
  return ok({ organizationId });
}
