import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

/**
 * Queries of an import. Unfinished rows carry the import's id; `commitImport.ts` makes them visible,
 * `importRun.ts` rolls them back.
 */

export type StoredForm = Selectable<Tables['form']>;
export type StoredVersion = Selectable<Tables['form_version']>;
export type StoredResponse = Selectable<Tables['response']>;

/** Maximum number of ids in one query. */
export const maxIdsPerQuery = 250;

/** Pads to {@link maxIdsPerQuery} values, so that one compiled statement serves every batch. */
function padded<Value>(values: readonly Value[]): Value[] {
  const [first] = values;
  if (first === undefined || values.length > maxIdsPerQuery) throw new RangeError('1 to 250 values');
  return [...values, ...Array.from({ length: maxIdsPerQuery - values.length }, () => first)];
}

/** An organisation with that id or name, including unfinished imports. */
export async function findOrganizationOrImport(db: Database, id: string | undefined, name: string) {
  return await db
    .selectFrom('organization')
    .select(['id', 'import_id'])
    .where((eb) => {
      const sameName = eb('name', '=', name);
      return id === undefined ? sameName : eb.or([sameName, eb('id', '=', id as OrganizationId)]);
    })
    .orderBy('import_id')
    .limit(1)
    .executeTakeFirst();
}

export async function findWorkspaces(db: Database, organizationId: OrganizationId, ids: readonly string[]) {
  return await db
    .selectFrom('workspace')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', 'in', padded(ids))
    .execute();
}

/** The form with that id in any organisation: an import must not add a second one. */
export async function findFormAnywhere(db: Database, id: string): Promise<StoredForm | undefined> {
  return await db.selectFrom('form').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listVersions(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<StoredVersion[]> {
  return await db
    .selectFrom('form_version')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .orderBy('version')
    .execute();
}

export async function findResponses(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
): Promise<StoredResponse[]> {
  return await db
    .selectFrom('response')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', padded(ids))
    .execute();
}

/** Whether the form's list already uses any of these times. */
export async function isAnyTimeTaken(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  times: readonly number[],
): Promise<boolean> {
  const row = await db
    .selectFrom('response')
    .select('created_at')
    .$call(ofForm(organizationId, formId))
    .where(sql<boolean>`state = 'live'`)
    .where('import_id', 'is', null)
    .where('created_at', 'in', padded(times))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One of these submissions that the form already has. */
export async function findSubmission(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionIds: readonly string[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('response')
    .select('submission_id')
    .$call(ofForm(organizationId, formId))
    .where('submission_id', 'is not', null)
    .where('submission_id', 'in', padded(submissionIds))
    .limit(1)
    .executeTakeFirst();
  return row?.submission_id ?? undefined;
}

export async function findFiles(db: Database, organizationId: OrganizationId, ids: readonly string[]) {
  return await db
    .selectFrom('file')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', 'in', padded(ids))
    .execute();
}

const timesPerBatch = 5000;

/** Every `created_at` used in a list of the organisation, in batches; includes unfinished imports. */
export async function* takenTimes(
  db: Database,
  organizationId: OrganizationId,
  list: 'workspace' | 'form' | 'file',
): AsyncGenerator<number> {
  for (let after = -1e15; ; ) {
    let query = db
      // The three tables have every column used here.
      .selectFrom(list as 'form')
      .select('created_at')
      .where('organization_id', '=', organizationId)
      .where('created_at', '>', after);
    if (list === 'form') query = query.where('deleted_at', 'is', null);
    const rows = await query.orderBy('created_at').limit(timesPerBatch).execute();
    for (const { created_at } of rows) yield created_at;
    const last = rows.at(-1);
    if (last === undefined || rows.length < timesPerBatch) return;
    after = last.created_at;
  }
}

/** Every `created_at` of a form's list, in batches. */
export async function* takenResponseTimes(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): AsyncGenerator<number> {
  for (let after = -1e15; ; ) {
    const rows = await db
      .selectFrom('response')
      .select('created_at')
      .$call(ofForm(organizationId, formId))
      .where(sql<boolean>`state = 'live'`)
      .where('import_id', 'is', null)
      .where('created_at', '>', after)
      .orderBy('created_at')
      .limit(timesPerBatch)
      .execute();
    for (const { created_at } of rows) yield created_at;
    const last = rows.at(-1);
    if (last === undefined || rows.length < timesPerBatch) return;
    after = last.created_at;
  }
}

export async function insertWorkspaces(
  db: Database,
  rows: readonly Insertable<Tables['workspace']>[],
): Promise<void> {
  for (const row of rows) await db.insertInto('workspace').values(row).execute();
}

export async function insertFiles(db: Database, rows: readonly Insertable<Tables['file']>[]): Promise<void> {
  for (const row of rows) await db.insertInto('file').values(row).execute();
}

/** Sets the facts about a file's content once it is stored. */
export async function setFileContent(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  content: { content_size: number; sha256: string },
): Promise<void> {
  await db
    .updateTable('file')
    .set(content)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Raises the counter to `id`, so that no new response takes an id that the import is about to use. */
export async function raiseLastNumber(
  db: Database,
  organizationId: OrganizationId,
  id: number,
): Promise<void> {
  await db
    .updateTable('organization')
    .set({ last_number: id })
    .where('id', '=', organizationId)
    .where('last_number', '<', id)
    .execute();
}
