import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { listPage } from '../listPage.ts';
import { ofForm } from '../ofForm.ts';
import { isVisibleFile } from './provisionalId.ts';

export type FileRow = Selectable<Tables['file']>;

export const filePage = listPage((db, organizationId) =>
  db
    .selectFrom('file')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where(isVisibleFile),
);

export async function findFile(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<FileRow | undefined> {
  return await db
    .selectFrom('file')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', storableText(id))
    .where('import_id', 'is', null)
    .where(isVisibleFile)
    .executeTakeFirst();
}

/**
 * The organisations that have a file with this id. No organisation in the condition, because a signed link
 * carries no key; its signature decides which organisation it was made for.
 */
export async function organizationsWithFile(db: Database, id: string): Promise<OrganizationId[]> {
  const rows = await db
    .selectFrom('file')
    .select('organization_id')
    .where('id', '=', storableText(id))
    .where('import_id', 'is', null)
    .where(isVisibleFile)
    .limit(20)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/** A file with stored content that belongs to no response yet. */
export interface StoredUpload {
  id: string;
  field_id: string;
  name: string;
  type: string;
  size: number;
  storage_key: string;
  sha256: string;
  /** True if it has an upload row, which the submission must still be able to claim. */
  waits: boolean;
}

/** The ids of files with an upload row; see {@link StoredUpload}. */
export function uploadIds(files: readonly StoredUpload[]): string[] {
  return files.filter(({ waits }) => waits).map(({ id }) => id);
}

/** Files claimed by this submission, possibly long ago. */
export async function filesOfSubmission(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
  ids: readonly string[],
): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('file')
    .innerJoin('response', (join) =>
      join
        .onRef('response.organization_id', '=', 'file.organization_id')
        .onRef('response.form_id', '=', 'file.form_id')
        .onRef('response.id', '=', 'file.response_id'),
    )
    .selectAll('file')
    .where('file.organization_id', '=', organizationId)
    .where('file.form_id', '=', formId)
    .where('file.id', 'in', ids)
    .where('response.submission_id', '=', submissionId)
    .execute();
}

/**
 * Assigns files to the response that names them. Needs the organisation lock, because their times are unique.
 */
export async function claimFiles(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  response: { id: number; created_at: number },
  files: readonly StoredUpload[],
): Promise<void> {
  if (files.length === 0) return;
  let time = await nextFileTime(db, organizationId, response.created_at);
  for (const { waits: _waits, ...file } of files) {
    await insertFile(db, {
      ...file,
      organization_id: organizationId,
      form_id: formId,
      response_id: response.id,
      content_size: file.size,
      created_at: time,
      updated_at: time,
    });
    time += 1;
  }
}

/** The next free time: not before `earliest`, and after all files in the organisation's list. */
export async function nextFileTime(
  db: Database,
  organizationId: OrganizationId,
  earliest: number,
): Promise<number> {
  const newest = await db
    .selectFrom('file')
    .select('created_at')
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Math.max(earliest, (newest?.created_at ?? -Infinity) + 1);
}

export async function insertFile(db: Database, row: Insertable<Tables['file']>): Promise<void> {
  await db.insertInto('file').values(row).execute();
}

/** The files of one response, in quarantine too. */
export async function filesOfResponse(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
): Promise<FileRow[]> {
  return await db
    .selectFrom('file')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where('response_id', '=', responseId)
    .where('import_id', 'is', null)
    .orderBy('created_at')
    .execute();
}
