import type { FieldFault } from '#form/answer/faultsIn.ts';
import { reviseAnswers } from '#form/answer/reviseAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { findWorkRow, type WorkRow } from '#store/query/response/workRow.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../../base/access/workspaceScope.ts';
import { recordFormChange } from '../../base/audit/recordFormChange.ts';
import type { AnswerKeys } from '../../collect/answerKeys.ts';
import { liveSettings } from '../../collect/publishedForm/liveSettings.ts';
import { compiledVersion } from '../../collect/publishedForm/publishedForms.ts';
import { applyRevision, filesIn } from './applyRevision.ts';
import { uploadsFor } from './uploadsFor.ts';

export interface Edit {
  /** The time of the last change that the editor has seen. */
  readonly updatedAt: number;
  /** New answers by field id, as a submission has them; null for none. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export type EditFailure =
  | { readonly code: 'response_unknown' }
  /** It has been changed since. */
  | { readonly code: 'response_changed' }
  | { readonly code: 'field_fixed'; readonly field: string }
  | {
      readonly code: 'answers_refused';
      readonly form: CompiledForm;
      readonly faults: readonly FieldFault[];
    };

export interface EditResult {
  readonly updatedAt: number;
  /** The ids of all fields whose answers are different now. */
  readonly changed: readonly string[];
}

/**
 * Changes answers of a response by the rules of the version that it answers, as of the day on which it was sent. The
 * change log keeps the old values, who changed them and when.
 */
export async function editResponse(
  writes: OrganizationWrites,
  keys: AnswerKeys,
  formId: string,
  responseId: number,
  { updatedAt, answers }: Edit,
  now: number,
): Promise<Result<EditResult, EditFailure>> {
  return await writes.writeForms([formId], async (transaction) => {
    const { db, organizationId, actor, reach } = transaction;
    const form = await findFormDocument(db, organizationId, formId);
    const row = await findWorkRow(db, organizationId, formId, responseId);
    if (form === undefined || !isInWorkspaceScope(reach, form.workspace_id) || !isEditable(row))
      return failed({ code: 'response_unknown' });
    if (row.updated_at !== updatedAt) return failed({ code: 'response_changed' });
    const compiled = await compiledVersion(db, organizationId, formId, row.version);
    if (compiled === undefined) return failed({ code: 'response_unknown' });
    const { settings, timeZone } = liveSettings(form.settings);
    const uploads = await uploadsFor(db, { organizationId, form: compiled, formId }, answers, now);
    const revised = reviseAnswers(compiled, row.items, answers, {
      today: dayIn(timeZone, row.created_at),
      matches: matchesPattern,
      upload: (id, field) =>
        filesIn(row.items, field).find((file) => file.id === id) ??
        uploads.find((file) => file.id === id && file.field_id === field),
    });
    if (!revised.ok) {
      const { failure } = revised;
      return failed(failure.code === 'field_fixed' ? failure : { ...failure, form: compiled });
    }
    const revision = revised.value;
    if (revision.changes.length === 0) return ok({ updatedAt, changed: [] });
    const edited = { row, form: compiled, revision, uploads };
    const applied = await applyRevision(transaction, keys, { id: formId, settings }, edited, now);
    if (!applied.ok) return failed({ code: 'answers_refused', form: compiled, faults: applied.failure });
    const { change, changed } = applied.value;
    const event = { action: 'form.response_edited', details: { response: row.id, fields: changed } } as const;
    await recordFormChange(db, form, actor, { ...event, changes: [change] }, now);
    return ok({ updatedAt: applied.value.updatedAt, changed });
  });
}

/** Quarantined submissions are released first, and deleted responses restored. */
export function isEditable(row: WorkRow | undefined): row is WorkRow {
  return row?.state === 'live' || row?.state === 'test';
}
