import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import { day } from '#kit/time/durations.ts';
import { countInvitations, insertInvitation } from '#store/query/organization/invitation.ts';
import { findMemberByEmail } from '#store/query/organization/membership.ts';
import { findWorkspaceIds } from '#store/query/organization/workspace.ts';
import type { WindowCounters } from '#store/store.ts';
import type { OrganizationId, Role } from '#store/tables.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { type AccountKeys, newSecret } from '../../base/accountKeys.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { countMail, type TooManyMails } from '../../mail/countMail.ts';
import { mailInvitation } from './mailInvitation.ts';

export const invitationLifetime = 7 * day;

/** Per organisation, including expired invitations, which can still be renewed or withdrawn. */
export const maxInvitations = 500;

export interface NewInvitation {
  /** If empty, anyone with the link may join. */
  readonly email: string;
  readonly role: Role;
  readonly workspaces: readonly string[];
}

export interface Inviting {
  readonly writes: OrganizationWrites;
  readonly windows: WindowCounters;
  readonly keys: AccountKeys;
  readonly baseUrl: string;
  readonly organization: { readonly id: OrganizationId; readonly name: string };
  /** The inviter: their name and language go into the mail. */
  readonly by: { readonly id: string; readonly name: string; readonly language: string | null };
}

export type NotInvited =
  | { code: 'workspace_unknown' }
  | { code: 'member_already' }
  | { code: 'too_many_invitations' }
  | TooManyMails;

export function invitationLink(baseUrl: string, secret: string): string {
  return `${baseUrl}/join/${secret}`;
}

/** Creates the invitation and, if it has an address, queues the mail with its link. */
export async function invite(
  { writes, windows, keys, baseUrl, organization, by }: Inviting,
  { email: given, role, workspaces }: NewInvitation,
  now: number,
): Promise<Result<{ id: string; link: string }, NotInvited>> {
  const id = newShortId();
  const secret = newSecret();
  const link = invitationLink(baseUrl, secret);
  const email = storableText(given);
  const expiresAt = now + invitationLifetime;
  return await writes.write(
    async ({ db, actor }): Promise<Result<{ id: string; link: string }, NotInvited>> => {
      // Owners and admins have access to all workspaces, so none is given to them.
      const given = role === 'member' ? [...new Set(workspaces)] : [];
      if ((await findWorkspaceIds(db, organization.id, given)).length < given.length)
        return failed({ code: 'workspace_unknown' });
      if (email !== '' && (await findMemberByEmail(db, organization.id, email)) !== undefined)
        return failed({ code: 'member_already' });
      if ((await countInvitations(db, organization.id)) >= maxInvitations)
        return failed({ code: 'too_many_invitations' });
      const tooMany = email === '' ? undefined : await countMail(windows, organization.id, now);
      if (tooMany !== undefined) return failed(tooMany);
      await insertInvitation(db, {
        organization_id: organization.id,
        id,
        hash: keys.hash('invitation', secret),
        sealed: keys.seal('invitation', secret),
        email,
        role,
        workspaces: JSON.stringify(given),
        created_by: by.id,
        created_at: now,
        expires_at: expiresAt,
      });
      if (email !== '') await mailInvitation(db, keys, { organization, by, id, email, link, expiresAt }, now);
      const target = { kind: 'invitation', id, name: email };
      const event = { action: 'member.invited', target, details: { role, workspaces: given } } as const;
      await recordAudit(db, organization.id, actor, event, now);
      return ok({ id, link });
    },
  );
}
