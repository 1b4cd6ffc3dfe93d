import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { findSharedAt } from '#store/query/account/emailProof.ts';
import { putPassword } from '#store/query/account/password.ts';
import { hasSession } from '#store/query/account/session.ts';
import { findUser, insertMembership, lockUserRow } from '#store/query/account/user.ts';
import { findMember, updateRole } from '#store/query/organization/membership.ts';
import { deleteAccessOfUser } from '#store/query/organization/workspaceAccess.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';
import { PermissionRevoked } from '../../base/access/permissionRevoked.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordAudit, recordForUser } from '../../base/audit/recordAudit.ts';
import { endLinks } from '../endLinks.ts';
import { removeSignInMethods } from '../removeSignInMethods.ts';
import { type RenewedSession, renewToken } from '../session/renewSession.ts';

/** A new password, chosen by the joining person, for an account that someone else may have access to. */
export interface AccessRenewal {
  readonly keys: AccountKeys;
  readonly passwordHash: string;
  /** The session that continues, under a new token. */
  readonly session: RenewedSession['session'];
  /** Receives the new token. */
  readonly renewed: (token: string) => void;
}

interface Joining {
  readonly user: { readonly id: string; readonly name: string };
  readonly role: Role;
  readonly renewal?: AccessRenewal | undefined;
}

/**
 * Adds the person to the organisation and returns their role; an existing member keeps a higher role. If an owner
 * elsewhere may have access to the account, the person must set a new password, and all sign-in methods and sessions
 * but this one end. Every join asks for this until a mailed link or the operator has set the password, because the
 * joining person may be that owner.
 */
export async function joinOrganization(
  { db, lockOrganization }: WriteTransaction,
  organizationId: OrganizationId,
  { user, role, renewal }: Joining,
  now: number,
): Promise<Result<Role, { readonly code: 'new_password_needed' }>> {
  await lockOrganization(organizationId);
  const { id, name } = user;
  const before = await findMember(db, organizationId, id);
  const actor = { kind: 'user', id, name } as const;
  const target = { kind: 'user', id, name };
  if (before === undefined) {
    await lockUserRow(db, id);
    const isOpenToOthers = (await findSharedAt(db, id)) !== null;
    if (isOpenToOthers && renewal === undefined) return failed({ code: 'new_password_needed' });
    // Hashing the new password takes time, so the session may have ended since the check.
    if (renewal !== undefined && !(await hasSession(db, id, renewal.session.id)))
      throw new PermissionRevoked('sign_in_needed');
    await insertMembership(db, { organization_id: organizationId, user_id: id, role, created_at: now });
    // An owner of the person's earlier organisation may hold a reset link, which must not open this one.
    await endLinks(db, id, 'password');
    const event = { action: 'member.joined', target, details: { role } } as const;
    await recordAudit(db, organizationId, actor, event, now);
    if (isOpenToOthers && renewal !== undefined) await renewAccess(db, id, renewal, now);
    return ok(role);
  }
  if (roleCovers(before.role, role)) return ok(before.role);
  await updateRole(db, organizationId, id, role);
  await deleteAccessOfUser(db, organizationId, id);
  const details = { role: { from: before.role, to: role } };
  await recordAudit(db, organizationId, actor, { action: 'member.changed', target, details }, now);
  return ok(role);
}

/** Runs after the membership is stored, so both organisations' audit logs record it. */
async function renewAccess(
  db: Database,
  userId: string,
  { keys, passwordHash, session, renewed }: AccessRenewal,
  now: number,
): Promise<void> {
  const user = await findUser(db, userId);
  if (user === undefined) return;
  await putPassword(db, userId, passwordHash, now);
  const token = await renewToken(db, keys, session, { provedAt: now, secondFactor: false });
  if (token === undefined) throw new PermissionRevoked('sign_in_needed');
  renewed(token);
  await recordForUser(db, { id: user.id, name: user.name }, 'account.password_changed', now);
  await removeSignInMethods({ db, keys }, user, { mail: 'access_renewed', except: session.id }, now);
}
