import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { noteErasure } from '../operate/erasure.ts';

export type InvitationRow = Selectable<Tables['invitation']>;

export async function insertInvitation(db: Database, row: Insertable<Tables['invitation']>): Promise<void> {
  await db.insertInto('invitation').values(row).execute();
}

/** Includes expired ones, which can be renewed. Newest first. */
export async function listInvitations(
  db: Database,
  organizationId: OrganizationId,
): Promise<(InvitationRow & { invited_by: string | null })[]> {
  return await withInviter(db)
    .where('invitation.organization_id', '=', organizationId)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id')
    .execute();
}

/** Includes expired ones. Runs in a transaction that has locked the organisation. */
export async function countInvitations(db: Database, organizationId: OrganizationId): Promise<number> {
  const row = await db
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function findInvitation(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<InvitationRow | undefined> {
  return await db
    .selectFrom('invitation')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', storableText(id))
    .executeTakeFirst();
}

/**
 * Found by the secret of its link, which identifies the organisation; ignores expired invitations
 * and hidden organisations.
 */
export async function findOpenInvitation(
  db: Database,
  hash: string,
  now: number,
): Promise<(InvitationRow & { invited_by: string | null; organization: string }) | undefined> {
  return await withInviter(db)
    .innerJoin('organization', 'organization.id', 'invitation.organization_id')
    .select('organization.name as organization')
    .where('organization.import_id', 'is', null)
    .where('invitation.hash', '=', hash)
    .where('invitation.expires_at', '>', now)
    .executeTakeFirst();
}

function withInviter(db: Database) {
  return db
    .selectFrom('invitation')
    .leftJoin('app_user', 'app_user.id', 'invitation.created_by')
    .selectAll('invitation')
    .select('app_user.name as invited_by');
}

export async function extendInvitation(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  expiresAt: number,
): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ expires_at: expiresAt })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** True for the one caller that deletes it; of several concurrent attempts, one succeeds. */
export async function deleteInvitation(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('invitation')
    .where('organization_id', '=', organizationId)
    .where('id', '=', storableText(id))
    .executeTakeFirst();
  if (result.numDeletedRows > 0n) await noteErasure(db);
  return result.numDeletedRows > 0n;
}

/** Deletes all invitations by one person, including expired ones; returns their ids. */
export async function deleteInvitationsOf(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('invitation')
    .where('organization_id', '=', organizationId)
    .where('created_by', '=', userId)
    .returning('id')
    .execute();
  if (rows.length > 0) await noteErasure(db);
  return rows.map(({ id }) => id);
}
