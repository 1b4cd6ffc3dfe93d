import { sql } from 'kysely';
import type { Database, OrganizationId } from '../../tables.ts';

/**
 * A waiting response has a provisional id below any real or imported one. It gets its real id when it becomes
 * live, so that the order of ids stays the order of visibility.
 */
export const firstRealId = -(2 ** 53 - 2 ** 32);
const lowestId = -(2 ** 53 - 1);

/** The next free id; needs the form lock, so that two responses do not get the same. */
export async function nextProvisionalId(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<number> {
  const row = await db
    .selectFrom('response')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('id', '<', firstRealId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? lowestId : row.id + 1;
}

/** Hides files of waiting and deleted responses and of deleted forms. */
export const isVisibleFile = sql<boolean>`(response_id IS NULL OR response_id >= ${sql.lit(firstRealId)})
  AND NOT EXISTS (
    SELECT 1 FROM form WHERE form.organization_id = file.organization_id AND form.id = file.form_id
      AND form.deleted_at IS NOT NULL
  ) AND NOT EXISTS (
    SELECT 1 FROM deleted_response WHERE deleted_response.organization_id = file.organization_id
      AND deleted_response.form_id = file.form_id AND deleted_response.response_id = file.response_id
  )`;
