import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { createUser } from '#service/account/createUser.ts';
import { makeBackup } from '#service/operate/backup/makeBackup.ts';
import { restoreBackup } from '#service/operate/backup/restoreBackup.ts';
import { type Data, type DataConfig, storeOptions } from '#service/operate/openData.ts';
import { changeLogo } from '#service/organization/branding/changeLogo.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { backupEngine } from '#store/backup.ts';
import type { Migration } from '#store/migration/migration.ts';
import { insertFile } from '#store/query/response/file.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { addExample, arriving, fileRow } from '../store/example.ts';

/** A row in every table, including awkward characters. */
export async function fill(data: Data, suffix = ''): Promise<OrganizationId> {
  const { store } = data;
  const { organizationId, formId } = await addExample(store, suffix);
  await createApiKey(operatorWrites(store, organizationId), 'a key', 1);
  const membership = { organizationId, role: 'owner' } as const;
  await createUser(store, { email: `Ada${suffix}@example.org`, name: 'Ada', membership }, 1);
  const texts = ['tab\tline\nbackslash \\N \\. quote " \' ', '日本語 🎈', '', '\\.', 'x'.repeat(100_000)];
  await store.write((transaction) =>
    appendResponses(
      transaction,
      organizationId,
      texts.map((text, index) => arriving(formId, { text, test: index === 2 })),
      () => 1_000,
    ),
  );
  for (let number = 1; number <= 3; number += 1) await addFile(data, organizationId, number);
  const logo = { bytes: Buffer.from(`logo ${organizationId}`), type: 'image/png', width: 3, height: 2 };
  await changeLogo(operatorWrites(data.store, organizationId), data.files, logo, 1);
  return organizationId;
}

export async function addFile(data: Data, organizationId: OrganizationId, number: number): Promise<string> {
  const content = await data.files.put(Readable.from([Buffer.from(`content ${organizationId} ${number}`)]));
  await data.store.write(({ db }) =>
    insertFile(db, { ...fileRow(organizationId, `file${number}`, number), ...content }),
  );
  return content.storage_key;
}

type Installation = Data & { config: DataConfig };

export async function backUp(data: Installation, path: string, migrations?: readonly Migration[]) {
  const engine = await backupEngine(storeOptions(data.config), migrations);
  const source = { folder: data.folder, engine, store: data.store, files: data.files };
  return await makeBackup(source, { path, overwrite: false }, Date.now());
}

export async function restoreInto(
  data: Installation,
  path: string,
  options: { replace?: boolean; migrations?: readonly Migration[] } = {},
) {
  const engine = await backupEngine(storeOptions(data.config), options.migrations);
  const { folder, store, files, migrated } = data;
  const target = { folder, engine, store, files, schema: migrated.to };
  return await restoreBackup(target, { path, replace: options.replace ?? false });
}

const tables = [
  'organization',
  'api_key',
  'workflow_connection',
  'app_user',
  'membership',
  'import_run',
  'workspace',
  'form',
  'form_version',
  'response',
  'response_count',
  'response_tag',
  'response_view',
  'response_columns',
  'response_index',
  'response_doc',
  'response_sort',
  'file',
  'payment',
  'option_count',
  'unique_field',
  'unique_answer',
  'private_submission',
  'form_visit',
  'answer_draft',
  'draft_presence',
  'personal_link',
  'workflow_run',
  'workflow_attempt',
  'workflow_health',
  'webhook_key',
  'form_secret',
  'deleted_response',
  'response_note',
  'change_entry',
  'response_export',
  'audit_entry',
] as const;

/** Every row of every table, sorted, to compare two installations. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await sql`SELECT * FROM ${sql.table(table)}`.execute(db);
    found[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return found;
}

/** The names and contents of all files on disk. */
export async function allContent(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const names = await readdir(join(folder, 'files'), { recursive: true }).catch(() => []);
  for (const name of names.sort()) {
    const path = join(folder, 'files', name);
    if ((await stat(path)).isFile()) found[name] = await readFile(path, 'utf8');
  }
  return found;
}
