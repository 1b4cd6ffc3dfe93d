import { lastFieldNumber } from '#form/definition/document.ts';
import { definition as definitionSchema } from '#form/schema/definition.ts';
import { type SchemaFault, schemaFaults } from '#form/schema/faults.ts';
import { type Excess, formExcesses, newExcesses, sizeFaults } from '#form/size/formExcesses.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { updateDraft } from '#store/query/form/formChange.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationWrites } from '../organization/organizationWrites.ts';
import { isInWorkspaceScope } from '../organization/workspace/workspaceScope.ts';
import { type ReusedField, reusedFields } from './push/reusedFields.ts';

export interface DraftWanted {
  /** The revision that the new draft is based on. */
  readonly revision: number;
  /** A document of the form language, not yet checked. */
  readonly definition: unknown;
}

export type DraftFailure =
  | { code: 'form_unknown' }
  | { code: 'draft_changed' }
  | { code: 'document_invalid'; faults: SchemaFault[] }
  | { code: 'form_too_large'; faults: SchemaFault[] }
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
  const tooLarge = await newExcessesOf(writes, id, definition);
  if (tooLarge.length > 0) return failed({ code: 'form_too_large', faults: sizeFaults(tooLarge) });
  const valid = definitionSchema.safeParse(definition);
  if (!valid.success) return failed({ code: 'document_invalid', faults: schemaFaults(valid.error) });
  const draft = storableJson(valid.data);
  const last = lastFieldNumber(valid.data);
  return await writes.writeForms([id], async ({ db, organizationId, reach }) => {
    const row = await findFormDocument(db, organizationId, id);
    if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
      return failed({ code: 'form_unknown' });
    if (row.draft_revision !== revision) return failed({ code: 'draft_changed' });
    const fields = await reusedFields(db, row, valid.data);
    if (fields.length > 0) return failed({ code: 'field_id_reused', fields });
    const highest = Math.max(row.last_field_number, last);
    await updateDraft(db, organizationId, id, { revision, draft, lastFieldNumber: highest });
    return ok({ revision: revision + 1 });
  });
}

/** Compares with the stored draft only where the new one is too large, because reading it takes a while. */
async function newExcessesOf(
  { read, organizationId }: OrganizationWrites,
  id: string,
  definition: unknown,
): Promise<Excess[]> {
  if (formExcesses(definition).length === 0) return [];
  const row = await findFormDocument(read, organizationId, id);
  return newExcesses(definition, row === undefined ? undefined : JSON.parse(row.draft));
}
