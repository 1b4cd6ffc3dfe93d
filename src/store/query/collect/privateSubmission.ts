import type { Insertable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

/** Records that submissions arrived but none of their answers; increments the form's counter. Needs the form lock. */
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

/** A form of any organisation with submissions from before `then` that still have their hash. */
export async function formWithHashesBefore(
  db: Database,
  then: number,
): Promise<{ organization_id: OrganizationId; form_id: string } | undefined> {
  return await db
    .selectFrom('private_submission')
    .select(['organization_id', 'form_id'])
    .where('body_hash', 'is not', null)
    .where('created_at', '<', then)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Deletes a batch of hashes of a form's submissions from before `then`; returns their number. Needs the form lock.
 */
export async function deleteHashes(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  then: number,
  limit: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('private_submission')
    .set({ body_hash: null })
    .$call(ofForm(organizationId, formId))
    .where('submission_id', 'in', (eb) =>
      eb
        .selectFrom('private_submission')
        .select('submission_id')
        .$call(ofForm(organizationId, formId))
        .where('body_hash', 'is not', null)
        .where('created_at', '<', then)
        .orderBy('created_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
