import type { Insertable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../tables.ts';

/** Keeps that submissions came and nothing of what they said; the form's counter goes up. Under the lock on the form. */
export async function insertPrivate(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  rows: readonly Insertable<Tables['private_submission']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.insertInto('private_submission').values(rows).execute();
  const live = rows.filter(({ test }) => test === 0).length;
  await db
    .updateTable('form')
    .set((eb) => ({ counter: eb('counter', '+', live) }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', formId)
    .execute();
}
