import type { Insertable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../tables.ts';

export async function insertAuditEntry(db: Database, row: Insertable<Tables['audit_entry']>): Promise<void> {
  await db.insertInto('audit_entry').values(row).execute();
}

/** Of one person, in which no organisation stands yet: it is what is asked for. */
export async function organizationsOfUser(db: Database, userId: string): Promise<OrganizationId[]> {
  const rows = await db
    .selectFrom('membership')
    .select('organization_id')
    .where('user_id', '=', userId)
    .orderBy('organization_id')
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}
