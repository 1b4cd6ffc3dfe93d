import { failed, ok, type Result } from '#kit/result.ts';
import { findAddressHolder, vouchForEmail } from '#store/query/account/emailProof.ts';
import { deleteUnsentMails } from '#store/query/mail/mail.ts';
import { deleteInvitation, findOpenInvitation } from '#store/query/organization/invitation.ts';
import { findWorkspaceIds } from '#store/query/organization/workspace.ts';
import { insertAccess } from '#store/query/organization/workspaceAccess.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { type AccessRenewal, joinOrganization } from './joinOrganization.ts';

interface Accepting {
  readonly secret: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly renewal?: AccessRenewal | undefined;
}

export type NotAccepted = { readonly code: 'link_invalid' | 'new_password_needed' };

/**
 * Uses up the invitation and adds the person to the organisation. An existing member never loses a role or access by
 * it. On failure the caller rolls back the transaction.
 */
export async function acceptInvitation(
  transaction: WriteTransaction,
  keys: AccountKeys,
  { secret, user, renewal }: Accepting,
  now: number,
): Promise<Result<{ organizationId: OrganizationId }, NotAccepted>> {
  const { db, lockOrganization } = transaction;
  const invitation = await findOpenInvitation(db, keys.hash('invitation', secret), now);
  if (invitation === undefined) return failed({ code: 'link_invalid' });
  const { organization_id: organizationId, id, workspaces } = invitation;
  await lockOrganization(organizationId);
  if (!(await deleteInvitation(db, organizationId, id))) return failed({ code: 'link_invalid' });
  // The person already had the link, so the unsent mail is not needed.
  await deleteUnsentMails(db, organizationId, [id]);
  const joining = { user, role: invitation.role, renewal };
  const joined = await joinOrganization(transaction, organizationId, joining, now);
  if (!joined.ok) return joined;
  const role = joined.value;
  // The owner who invited this address vouches for it.
  const invited = await findAddressHolder(db, invitation.email);
  if (invited?.id === user.id) await vouchForEmail(db, user.id);
  // Owners and admins have access to all workspaces. Workspaces deleted since the invitation are left out.
  const given = role === 'member' ? await findWorkspaceIds(db, organizationId, JSON.parse(workspaces)) : [];
  for (const workspace_id of given)
    await insertAccess(db, organizationId, { workspace_id, user_id: user.id }, now);
  return ok({ organizationId });
}
