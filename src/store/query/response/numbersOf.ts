import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

/** The numbers of these responses by their ids, without those that have none yet. */
export async function numbersOf(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('response')
    .select(['id', 'number'])
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.flatMap(({ id, number }) => (number === null ? [] : [[id, number]])));
}
