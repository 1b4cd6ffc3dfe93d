import { type Selectable, sql } from 'kysely';
import type { EngineName } from '../../store.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { queueContentRemoval } from '../operate/contentRemoval.ts';

export type ImportRun = Selectable<Tables['import_run']>;

/** An arbitrary advisory lock id. */
const importStartLock = 7_263_914;

/**
 * Serialises the start of imports until the transaction ends, so that a name found free is free for everyone.
 * SQLite has one writer at a time anyway.
 */
export async function lockImportStart(db: Database, engine: EngineName): Promise<void> {
  if (engine === 'postgres') await sql`SELECT pg_advisory_xact_lock(${importStartLock})`.execute(db);
}

export async function insertRun(db: Database, run: ImportRun): Promise<void> {
  await db.insertInto('import_run').values(run).execute();
}

/** The process that owns an import; it may write or roll back only while the row names it. */
export type ImportOwner = Pick<ImportRun, 'id' | 'process'>;

/**
 * Sends a heartbeat and locks the import's row until the transaction ends, so that writing, rolling back and
 * making visible exclude each other. False if the import has ended or another process took it over.
 */
export async function sendHeartbeat(db: Database, owner: ImportOwner, now: number): Promise<boolean> {
  const result = await db
    .updateTable('import_run')
    .set({ heartbeat_at: now })
    .where('id', '=', owner.id)
    .where('process', '=', owner.process)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes an import from its owner, unless it has sent a heartbeat since. */
export async function takeOverRun(
  db: Database,
  found: Pick<ImportRun, 'id' | 'process' | 'heartbeat_at'>,
  process: string,
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('import_run')
    .set({ process, heartbeat_at: now })
    .where('id', '=', found.id)
    .where('process', '=', found.process)
    .where('heartbeat_at', '=', found.heartbeat_at)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False if it no longer existed. */
export async function endRun(db: Database, id: string): Promise<boolean> {
  const result = await db.deleteFrom('import_run').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function listRuns(db: Database): Promise<ImportRun[]> {
  return await db.selectFrom('import_run').selectAll().execute();
}

const rowsPerBatch = 1000;

/**
 * Rolls back one batch of an unfinished import; `more` is false if nothing is left or the import has another
 * owner. Children go before their parents. Queues the content of deleted file rows for removal.
 */
export async function rollBackBatch(
  db: Database,
  run: Pick<ImportRun, 'id' | 'organization_id' | 'process'>,
  now: number,
): Promise<{ more: boolean }> {
  if (!(await sendHeartbeat(db, run, now))) return { more: false };
  const { id: runId, organization_id: organizationId } = run;
  const files = await removeFiles(db, organizationId, runId);
  if (files.length > 0) {
    await queueContentRemoval(db, files);
    return { more: true };
  }
  const more =
    (await removeAddedResponses(db, organizationId, runId)) ||
    (await removeForm(db, organizationId, runId)) ||
    (await removeParents(db, organizationId, runId));
  return { more };
}

async function removeFiles(db: Database, organizationId: OrganizationId, runId: string) {
  const found = await db
    .selectFrom('file')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', runId)
    .limit(200)
    .execute();
  const removed: { storage_key: string | null }[] = [];
  for (const { id } of found) {
    const rows = await db
      .deleteFrom('file')
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .where('import_id', '=', runId)
      .returning('storage_key')
      .execute();
    removed.push(...rows);
  }
  return removed;
}

/** Responses added to existing forms. */
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
    .limit(rowsPerBatch)
    .execute();
  for (const row of rows) {
    await db
      .deleteFrom('response')
      .$call(ofForm(organizationId, row.form_id))
      .where('id', '=', row.id)
      .where('import_id', '=', runId)
      .execute();
  }
  return rows.length > 0;
}

/**
 * One new form, or a batch of its responses. These carry no import id; the lock on the run keeps the form from
 * becoming visible meanwhile.
 */
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
    .$call(ofForm(organizationId, form.id))
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('response as part')
        .select('part.id')
        .where('part.organization_id', '=', organizationId)
        .where('part.form_id', '=', form.id)
        .limit(rowsPerBatch),
    )
    .executeTakeFirst();
  if (result.numDeletedRows > 0n) return true;
  for (const table of ['response_count', 'form_version'] as const) {
    await db.deleteFrom(table).$call(ofForm(organizationId, form.id)).execute();
  }
  await db
    .deleteFrom('form')
    .where('organization_id', '=', organizationId)
    .where('id', '=', form.id)
    .where('import_id', '=', runId)
    .execute();
  return true;
}

async function removeParents(db: Database, organizationId: OrganizationId, runId: string): Promise<false> {
  await db
    .deleteFrom('workspace')
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', runId)
    .execute();
  await endRun(db, runId);
  await db
    .deleteFrom('organization')
    .where('id', '=', organizationId)
    .where('import_id', '=', runId)
    .execute();
  return false;
}
