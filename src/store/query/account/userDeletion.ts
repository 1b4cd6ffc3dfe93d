import { sql } from 'kysely';
import type { AuditAction } from '#contract/app/organization/auditActions.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { noteErasure } from '../operate/erasure.ts';

/** Tables whose rows belong to a person alone; the order does not matter. */
const personalTables = [
  'user_password',
  'user_totp',
  'recovery_code',
  'passkey',
  'oidc_identity',
  'app_session',
  'one_time_link',
  'mail',
] as const satisfies readonly (keyof Tables)[];

/**
 * Blocks every transaction that changes the person or inserts a row referencing them, until this one ends;
 * false if the account is gone. It must update a key column: any other update in PostgreSQL lets inserts that
 * reference the row proceed.
 */
export async function beginUserDeletion(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ email_lower: id })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The organisations that a person belongs or belonged to, as far back as the audit logs reach. */
export async function formerOrganizations(db: Database, userId: string): Promise<OrganizationId[]> {
  const joined: AuditAction = 'member.joined';
  const rows = await db
    .selectFrom('organization')
    .select('organization.id')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('membership')
            .select('membership.user_id')
            .whereRef('membership.organization_id', '=', 'organization.id')
            .where('membership.user_id', '=', userId),
        ),
        exists(
          selectFrom('audit_entry')
            .select('audit_entry.id')
            .whereRef('audit_entry.organization_id', '=', 'organization.id')
            .where('audit_entry.action', '=', joined)
            .where('audit_entry.target_id', '=', userId),
        ),
      ]),
    )
    .orderBy('organization.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes invitations and mails to the addresses; returns the ids of the invitations. */
export async function deleteSentTo(
  db: Database,
  organizationId: OrganizationId,
  addresses: readonly string[],
): Promise<string[]> {
  await db
    .deleteFrom('mail')
    .where('organization_id', '=', organizationId)
    .where(sql<string>`lower(recipient)`, 'in', addresses)
    .execute();
  const invitations = await db
    .deleteFrom('invitation')
    .where('organization_id', '=', organizationId)
    .where(sql<string>`lower(email)`, 'in', addresses)
    .returning('id')
    .execute();
  return invitations.map(({ id }) => id);
}

/**
 * The last step: deletes everything that belongs to the person, in every organisation. Things that others still
 * use only lose their creator.
 */
export async function deleteUserRows(db: Database, id: string): Promise<void> {
  // All these tables have the column used here.
  for (const table of personalTables)
    await db
      .deleteFrom(table as 'app_session')
      .where('user_id', '=', id)
      .execute();
  await db.deleteFrom('workspace_access').where('user_id', '=', id).execute();
  await db.deleteFrom('membership').where('user_id', '=', id).execute();
  await db.updateTable('invitation').set({ created_by: null }).where('created_by', '=', id).execute();
  await db.updateTable('api_key').set({ created_by: null }).where('created_by', '=', id).execute();
  await db.updateTable('response_note').set({ created_by: null }).where('created_by', '=', id).execute();
  await db.deleteFrom('app_user').where('id', '=', id).execute();
  await noteErasure(db);
}
