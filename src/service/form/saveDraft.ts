import { failed, ok, type Result } from '#kit/result.ts';
import { updateDraft } from '#store/query/form/formChange.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { type ReusedField, reusedFields } from './push/reusedFields.ts';
import type { DraftDocument } from './thread/draftDocument.ts';
import { inFormThread } from './thread/formThread.ts';
import { sentDocument } from './thread/sentDocument.ts';
import type { DocumentFailure } from './thread/task/readDocument.ts';

export interface DraftWanted {
  /** The revision that the new draft is based on. */
  readonly revision: number;
  /** A document of the form language, not yet checked; large ones as `SentDocument`. */
  readonly definition: unknown;
}

export type DraftFailure =
  | { code: 'form_unknown' }
  | { code: 'draft_changed' }
  | DocumentFailure
  | { code: 'field_id_reused'; fields: ReusedField[] };

/**
 * Stores the next revision of a draft. Errors of the checker do not matter before publication: a form that is being built
 * has them all the time.
 */
export async function saveDraft(
  writes: OrganizationWrites,
  id: string,
  { revision, definition }: DraftWanted,
): Promise<Result<{ revision: number }, DraftFailure>> {
  const read = await readSent(writes, id, definition);
  if (!read.ok) return read;
  const { draft, lastFieldNumber: last, fields: typed } = read.value;
  return await writes.writeForms([id], async ({ db, organizationId, reach }) => {
    const row = await findFormDocument(db, organizationId, id);
    if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
      return failed({ code: 'form_unknown' });
    if (row.draft_revision !== revision) return failed({ code: 'draft_changed' });
    const fields = await reusedFields(db, row, typed);
    if (fields.length > 0) return failed({ code: 'field_id_reused', fields });
    const highest = Math.max(row.last_field_number, last);
    await updateDraft(db, organizationId, id, { revision, draft, lastFieldNumber: highest });
    return ok({ revision: revision + 1 });
  });
}

/** Compares with the stored draft only where the new one is too large, because reading it takes a while. */
async function readSent(
  { read, organizationId }: OrganizationWrites,
  id: string,
  definition: unknown,
): Promise<Result<DraftDocument, DocumentFailure>> {
  const { isLarge, sent } = sentDocument(definition);
  const size = { organizationId, isLarge };
  const document = await inFormThread(size, 'readDocument', { sent });
  if (document.ok || document.failure.code !== 'form_too_large') return document;
  const row = await findFormDocument(read, organizationId, id);
  return row === undefined ? document : await inFormThread(size, 'readDocument', { sent, stored: row.draft });
}
