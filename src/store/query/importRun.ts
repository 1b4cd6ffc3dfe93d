import type { Selectable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../tables.ts';

export type ImportRun = Selectable<Tables['import_run']>;

export async function insertRun(db: Database, run: ImportRun): Promise<void> {
  await db.insertInto('import_run').values(run).execute();
}

/** False when somebody took the import for dead and cleaned up after it. */
export async function beatRun(db: Database, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('import_run')
    .set({ heartbeat_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function listRuns(db: Database): Promise<ImportRun[]> {
  return await db.selectFrom('import_run').selectAll().execute();
}

const rowsAtOnce = 1000;

/**
 * Takes back one step of what an unfinished import wrote: false when nothing is left. Children go before their
 * parents, a bounded number of rows at a time. `storageKeys` are of the file rows that are now gone.
 */
export async function removeStep(
  db: Database,
  { id: runId, organization_id: organizationId }: Pick<ImportRun, 'id' | 'organization_id'>,
): Promise<{ more: boolean; storageKeys: string[] }> {
  const files = await db
    .selectFrom('file')
    .select(['id', 'storage_key'])
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', runId)
    .limit(200)
    .execute();
  if (files.length > 0) {
    for (const { id } of files) {
      await db
        .deleteFrom('file')
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .execute();
    }
    return { more: true, storageKeys: files.flatMap(({ storage_key }) => storage_key ?? []) };
  }
  const more =
    (await removeAddedResponses(db, organizationId, runId)) ||
    (await removeForm(db, organizationId, runId)) ||
    (await removeParents(db, organizationId, runId));
  return { more, storageKeys: [] };
}

/** Responses added to forms that were there before. */
async function removeAddedResponses(
  db: Database,
  organizationId: OrganizationId,
  runId: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom('response')
    .select(['form_id', 'id'])
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', runId)
    .limit(rowsAtOnce)
    .execute();
  for (const row of rows) {
    await db
      .deleteFrom('response')
      .where('organization_id', '=', organizationId)
      .where('form_id', '=', row.form_id)
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length > 0;
}

/** One new form, or a part of its responses. */
async function removeForm(db: Database, organizationId: OrganizationId, runId: string): Promise<boolean> {
  const form = await db
    .selectFrom('form')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', runId)
    .limit(1)
    .executeTakeFirst();
  if (form === undefined) return false;
  const result = await db
    .deleteFrom('response')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', form.id)
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('response as part')
        .select('part.id')
        .where('part.organization_id', '=', organizationId)
        .where('part.form_id', '=', form.id)
        .limit(rowsAtOnce),
    )
    .executeTakeFirst();
  if (result.numDeletedRows > 0n) return true;
  for (const table of ['response_count', 'form_version'] as const) {
    await db
      .deleteFrom(table)
      .where('organization_id', '=', organizationId)
      .where('form_id', '=', form.id)
      .execute();
  }
  await db
    .deleteFrom('form')
    .where('organization_id', '=', organizationId)
    .where('id', '=', form.id)
    .execute();
  return true;
}

async function removeParents(db: Database, organizationId: OrganizationId, runId: string): Promise<false> {
  await db
    .deleteFrom('workspace')
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', runId)
    .execute();
  await db.deleteFrom('import_run').where('id', '=', runId).execute();
  await db
    .deleteFrom('organization')
    .where('id', '=', organizationId)
    .where('import_id', '=', runId)
    .execute();
  return false;
}
