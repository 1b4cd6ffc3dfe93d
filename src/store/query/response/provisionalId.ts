import { sql } from 'kysely';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

/**
 * A waiting response has a provisional id below any real or imported one. It gets its real id when it becomes
 * live, so that the order of ids stays the order of visibility.
 */
export const firstRealId = -(2 ** 53 - 2 ** 32);
const lowestId = -(2 ** 53 - 1);

/**
 * An id that no waiting response of the form has had, because people may still look at one that is gone. Needs the form
 * lock, so that two responses do not get the same.
 */
export async function nextProvisionalId(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<number> {
  const last = await db
    .selectFrom('response')
    .select('id')
    .$call(ofForm(organizationId, formId))
    .where('id', '<', firstRealId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const form = await db
    .selectFrom('form')
    .select('last_waiting_number')
    .where('organization_id', '=', organizationId)
    .where('id', '=', formId)
    .executeTakeFirst();
  // Responses that arrived before numbers were counted, or with an archive, are not in the count.
  const number =
    Math.max(form?.last_waiting_number ?? 0, last === undefined ? 0 : last.id - lowestId + 1) + 1;
  await db
    .updateTable('form')
    .set({ last_waiting_number: number })
    .where('organization_id', '=', organizationId)
    .where('id', '=', formId)
    .execute();
  return lowestId + number - 1;
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
