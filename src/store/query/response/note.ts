import type { Insertable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { noteErasure } from '../operate/erasure.ts';

export interface NoteRow {
  readonly id: string;
  readonly response_id: number;
  readonly text: string;
  readonly created_by: string | null;
  /** Null if the account was deleted. */
  readonly author_name: string | null;
  readonly created_at: number;
  readonly updated_at: number;
}

/** The notes on these responses, oldest first. */
export async function notesOf(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
): Promise<NoteRow[]> {
  if (responseIds.length === 0) return [];
  return await withAuthor(db, organizationId, formId)
    .where('note.response_id', 'in', responseIds)
    .orderBy('note.created_at')
    .orderBy('note.id')
    .execute();
}

export async function findNote(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
  id: string,
): Promise<NoteRow | undefined> {
  return await withAuthor(db, organizationId, formId)
    .where('note.response_id', '=', responseId)
    .where('note.id', '=', storableText(id))
    .executeTakeFirst();
}

function withAuthor(db: Database, organizationId: OrganizationId, formId: string) {
  return db
    .selectFrom('response_note as note')
    .leftJoin('app_user', 'app_user.id', 'note.created_by')
    .select([
      'note.id',
      'note.response_id',
      'note.text',
      'note.created_by',
      'app_user.name as author_name',
      'note.created_at',
      'note.updated_at',
    ])
    .where('note.organization_id', '=', organizationId)
    .where('note.form_id', '=', formId);
}

export async function insertNote(db: Database, row: Insertable<Tables['response_note']>): Promise<void> {
  await db.insertInto('response_note').values(row).execute();
}

export async function updateNote(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { response_id, id }: Pick<NoteRow, 'response_id' | 'id'>,
  change: { readonly text: string; readonly updated_at: number },
): Promise<void> {
  await db
    .updateTable('response_note')
    .set(change)
    .$call(ofForm(organizationId, formId))
    .where('response_id', '=', response_id)
    .where('id', '=', id)
    .execute();
  await noteErasure(db);
}

export async function deleteNotes(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
  id?: string,
): Promise<number> {
  const ofResponses = db
    .deleteFrom('response_note')
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', responseIds);
  const named = id === undefined ? ofResponses : ofResponses.where('id', '=', id);
  const { numDeletedRows } = await named.executeTakeFirst();
  if (numDeletedRows > 0n) await noteErasure(db);
  return Number(numDeletedRows);
}
