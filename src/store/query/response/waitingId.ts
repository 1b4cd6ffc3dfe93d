import { sql } from 'kysely';
import type { Database, OrganizationId } from '../../tables.ts';

/**
 * A response that waits has an id of its own, below any that a person or an import can bring: the real one is given
 * when it becomes live, so that the order of ids stays the order of becoming visible.
 */
export const belowAllIds = -(2 ** 53 - 2 ** 32);
const lowest = -(2 ** 53 - 1);

/** The next free id; under the lock on the form, so that two do not take the same. */
export async function nextWaitingId(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<number> {
  const row = await db
    .selectFrom('response')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('id', '<', belowAllIds)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? lowest : row.id + 1;
}

/** Files of a response that waits are not there for anybody yet, and those of a deleted form not any more. */
export const isVisibleFile = sql<boolean>`(response_id IS NULL OR response_id >= ${sql.lit(belowAllIds)})
  AND NOT EXISTS (
    SELECT 1 FROM form WHERE form.organization_id = file.organization_id AND form.id = file.form_id
      AND form.deleted_at IS NOT NULL
  )`;
