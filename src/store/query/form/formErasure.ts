import { sql } from 'kysely';
import type { Database, OrganizationId } from '../../tables.ts';
import { aboutResponse } from '../mail/responseMail.ts';
import { ofForm } from '../ofForm.ts';
import { queueContentRemoval } from '../operate/contentRemoval.ts';
import { noteErasure } from '../operate/erasure.ts';
import { deleteOwned, deleteWithContent, tablesOfForms, tablesWithContent } from './tablesOfForms.ts';

export interface ErasedForm {
  readonly organization_id: OrganizationId;
  readonly id: string;
}

/** Forms of all organisations that were deleted before `then` and still have content, and those whose erasure began. */
export async function formsToErase(db: Database, then: number): Promise<ErasedForm[]> {
  return await db
    .selectFrom('form')
    .select(['organization_id', 'id'])
    .where(sql<boolean>`deleted_at IS NOT NULL AND erasure <> 'done'`)
    .where('deleted_at', '<', then)
    .where('import_id', 'is', null)
    .orderBy('deleted_at')
    .execute();
}

/** The point of no return; false if the form was restored or somebody else erased it. Needs the form lock. */
export async function beginFormErasure(
  db: Database,
  { organization_id, id }: ErasedForm,
  then: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('form')
    .set({ erasure: 'begun', enabled: 0 })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .where('deleted_at', '<', then)
    .where('erasure', '<>', 'done')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Erases some of the rows that belong to a form whose erasure has begun; 0 if there are none. Needs the form lock. */
export async function eraseFormStep(
  db: Database,
  { organization_id: organizationId, id: formId }: ErasedForm,
  limit: number,
): Promise<number> {
  let left = limit;
  const extent = () => ({ organizationId, formId, limit: left });
  left -= await deleteMailsAbout(db, extent());
  for (const table of tablesWithContent) {
    if (left === 0) return limit;
    const { rows, deleted } = await deleteWithContent(db, table, extent());
    await queueContentRemoval(db, rows);
    left -= deleted;
  }
  await hastenExports(db, extent());
  for (const table of tablesOfForms) {
    if (left === 0) return limit;
    left -= await (table[0] === 'workflow_run' ? deleteRuns(db, extent()) : deleteOwned(db, table, extent()));
  }
  return limit - left;
}

/** Empties the form's own row, which keeps its id. Needs the form lock. */
export async function finishFormErasure(
  db: Database,
  { organization_id, id }: ErasedForm,
  now: number,
): Promise<void> {
  await db
    .updateTable('form')
    .set({
      erasure: 'done',
      name: '',
      updated_at: now,
      draft: '{}',
      published_version: null,
      live_count: 0,
      test_count: 0,
      counter: 0,
      settings: '{}',
      slug: null,
      extra: null,
    })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute();
  await noteErasure(db);
}

interface OfForm {
  readonly organizationId: OrganizationId;
  readonly formId: string;
}

type Extent = OfForm & { readonly limit: number };

/** Mails about responses of the form; `/` comes before `0`. */
async function deleteMailsAbout(db: Database, { organizationId, formId, limit }: Extent): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`DELETE FROM mail WHERE organization_id = ${organizationId} AND id IN (
    SELECT id FROM mail WHERE organization_id = ${organizationId}
      AND about_id > ${aboutResponse(formId, '')} AND about_id < ${`${formId}0`} LIMIT ${limit})`.execute(db);
  return Number(numAffectedRows);
}

/** Runs with their mails, which in privacy mode are about no response. */
async function deleteRuns(db: Database, { organizationId, formId, limit }: Extent): Promise<number> {
  const rows = await db
    .selectFrom('workflow_run')
    .select('id')
    .$call(ofForm(organizationId, formId))
    .orderBy('id')
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await db
    .deleteFrom('mail')
    .where('organization_id', '=', organizationId)
    .where('run_id', 'in', ids)
    .execute();
  await db.deleteFrom('workflow_run').$call(ofForm(organizationId, formId)).where('id', 'in', ids).execute();
  return ids.length;
}

/** The content of exports is queued for the end of their time already; now it goes with the next removal. */
async function hastenExports(db: Database, { organizationId, formId }: OfForm): Promise<void> {
  const rows = await db
    .selectFrom('response_export')
    .select('storage_key')
    .$call(ofForm(organizationId, formId))
    .execute();
  if (rows.length === 0) return;
  await db
    .updateTable('unneeded_content')
    .set({ noted_at: Date.now() })
    .where(
      'storage_key',
      'in',
      rows.map(({ storage_key }) => storage_key),
    )
    .execute();
}
