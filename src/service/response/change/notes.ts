import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { deleteNotes, findNote, insertNote, type NoteRow, updateNote } from '#store/query/response/note.ts';
import { findWorkRow } from '#store/query/response/workRow.ts';
import type { Role } from '#store/tables.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../../base/access/workspaceScope.ts';
import { isEditable } from './editResponse.ts';

export interface NotedResponse {
  readonly form: string;
  readonly response: number;
}

export type NoteFailure =
  | { readonly code: 'note_unknown' }
  /** It is somebody else's. */
  | { readonly code: 'not_the_author' };

export async function addNote(
  writes: OrganizationWrites,
  { form, response }: NotedResponse,
  text: string,
  now: number,
): Promise<Result<NoteRow, NoteFailure>> {
  return await writes.writeForms([form], async (transaction) => {
    const { db, organizationId, actor } = transaction;
    if (!(await isReachable(transaction, { form, response }))) return failed({ code: 'note_unknown' });
    const id = newShortId();
    await insertNote(db, {
      organization_id: organizationId,
      form_id: form,
      response_id: response,
      id,
      text: storableText(text),
      created_by: actor.kind === 'user' ? actor.id : null,
      created_at: now,
      updated_at: now,
    });
    return await found(transaction, { form, response }, id);
  });
}

/** Only the author changes a note. */
export async function changeNote(
  writes: OrganizationWrites,
  noted: NotedResponse,
  id: string,
  text: string,
  now: number,
): Promise<Result<NoteRow, NoteFailure>> {
  return await writes.writeForms([noted.form], async (transaction) => {
    const { db, organizationId, actor } = transaction;
    if (!(await isReachable(transaction, noted))) return failed({ code: 'note_unknown' });
    const note = await found(transaction, noted, id);
    if (!note.ok) return note;
    if (actor.kind !== 'user' || note.value.created_by !== actor.id)
      return failed({ code: 'not_the_author' });
    const change = { text: storableText(text), updated_at: Math.max(now, note.value.updated_at + 1) };
    await updateNote(db, organizationId, noted.form, note.value, change);
    return ok({ ...note.value, ...change });
  });
}

/** The author deletes a note; so may admins and owners. */
export async function deleteNote(
  writes: OrganizationWrites,
  noted: NotedResponse,
  id: string,
): Promise<Result<undefined, NoteFailure>> {
  return await writes.writeForms([noted.form], async (transaction) => {
    const { db, organizationId, actor, role } = transaction;
    if (!(await isReachable(transaction, noted))) return failed({ code: 'note_unknown' });
    const note = await found(transaction, noted, id);
    if (!note.ok) return note;
    if (!mayDeleteNote(note.value, actor.kind === 'user' ? actor.id : null, role))
      return failed({ code: 'not_the_author' });
    await deleteNotes(db, organizationId, noted.form, [noted.response], id);
    return ok(undefined);
  });
}

export function mayDeleteNote(
  { created_by }: Pick<NoteRow, 'created_by'>,
  userId: string | null,
  role: Role,
): boolean {
  return roleCovers(role, 'admin') || (created_by !== null && created_by === userId);
}

async function isReachable(
  { db, organizationId, reach }: OrganizationTransaction,
  { form: formId, response }: NotedResponse,
): Promise<boolean> {
  const form = await findFormDocument(db, organizationId, formId);
  if (form === undefined || !isInWorkspaceScope(reach, form.workspace_id)) return false;
  return isEditable(await findWorkRow(db, organizationId, formId, response));
}

async function found(
  { db, organizationId }: OrganizationTransaction,
  { form, response }: NotedResponse,
  id: string,
): Promise<Result<NoteRow, NoteFailure>> {
  const note = await findNote(db, organizationId, form, response, id);
  return note === undefined ? failed({ code: 'note_unknown' }) : ok(note);
}
