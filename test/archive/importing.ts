import assert from 'node:assert/strict';
import type { Data } from '#service/operate/openData.ts';
import { chooseOrganization } from '#service/organization/chooseOrganization.ts';
import { exportArchive } from '#service/transfer/archive/exportArchive.ts';
import { folderSource } from '#service/transfer/archive/folderSource.ts';
import { type ImportSummary, importArchive } from '#service/transfer/archive/importArchive.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { type ArchiveContent, readFolder, temporaryFolder, writeArchive } from './writeArchive.ts';

type Location = Pick<Data, 'store' | 'files' | 'folder'>;

export async function importContent(data: Location, content: ArchiveContent): Promise<ImportSummary> {
  await using folder = await writeArchive(content);
  const outcome = await importArchive(data, folderSource(folder.path));
  if (!outcome.ok) assert.fail(JSON.stringify(outcome.failure));
  return outcome.value;
}

/** The message with which the import is refused. */
export async function refusal(data: Location, content: ArchiveContent): Promise<string> {
  await using folder = await writeArchive(content);
  const outcome = await importArchive(data, folderSource(folder.path));
  if (outcome.ok) assert.fail('the archive was imported');
  if (outcome.failure.code !== 'archive_refused') assert.fail(outcome.failure.code);
  return outcome.failure.message;
}

/** An export of the organisation: the text of each file by name. */
export async function exported(data: Location, asked?: string): Promise<Record<string, string>> {
  const chosen = await chooseOrganization(data.store.read, asked);
  if (!chosen.ok) assert.fail(chosen.failure.code);
  await using folder = await temporaryFolder();
  const outcome = await exportArchive(data, chosen.value, folder.path);
  assert.equal(outcome.ok, true);
  return await readFolder(folder.path);
}

export function linesOf(text: string | undefined): Record<string, unknown>[] {
  return (text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The number of rows per table that an import writes, hidden or not. */
export async function rowCounts(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [
    'organization',
    'workspace',
    'form',
    'form_version',
    'response',
    'response_count',
    'file',
    'import_run',
  ] as const) {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(row.count);
  }
  return counts;
}

export const nothing = {
  organization: 0,
  workspace: 0,
  form: 0,
  form_version: 0,
  response: 0,
  response_count: 0,
  file: 0,
  import_run: 0,
};

export async function formRow(db: Database, id: string) {
  return await db.selectFrom('form').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function organizationRow(db: Database, id: string) {
  const row = await findOrganization(db, id);
  if (row === undefined) assert.fail(`no organisation ${id}`);
  return row;
}

export const lighthouse = 'org00001' as OrganizationId;
