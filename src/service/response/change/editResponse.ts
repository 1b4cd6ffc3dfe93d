import type { FieldFault } from '#form/answer/faultsIn.ts';
import { type Revision, reviseAnswers, type StoredItem } from '#form/answer/reviseAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { fault } from '#form/value/fault.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { removeFiles, writeEditedResponse } from '#store/query/response/editedResponse.ts';
import { findWorkRow, type WorkRow } from '#store/query/response/workRow.ts';
import type { AnswerKeys } from '../../collect/answerKeys.ts';
import { liveSettings } from '../../collect/publishedForm/liveSettings.ts';
import { compiledVersion } from '../../collect/publishedForm/publishedForms.ts';
import { recordFormChange } from '../../organization/audit/recordFormChange.ts';
import type { OrganizationWrites } from '../../organization/organizationWrites.ts';
import { isInWorkspaceScope } from '../../organization/workspace/workspaceScope.ts';
import { type EditLimitFailure, moveInLimits } from './responseLimits.ts';

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
    const revised = reviseAnswers(compiled, row.items, answers, {
      today: dayIn(timeZone, row.created_at),
      matches: matchesPattern,
      upload: (id, field) => filesIn(row.items, field).find((file) => file.id === id),
    });
    if (!revised.ok) {
      const { failure } = revised;
      return failed(failure.code === 'field_fixed' ? failure : { ...failure, form: compiled });
    }
    const { items, changes } = revised.value;
    if (changes.length === 0) return ok({ updatedAt, changed: [] });
    if (row.state === 'live') {
      const edited = {
        form: compiled,
        before: row,
        after: { ...row, items: [...items] as WorkRow['items'] },
      };
      const refused = await moveInLimits(transaction, keys, formId, settings, edited);
      if (refused !== undefined)
        return failed({ code: 'answers_refused', form: compiled, faults: limitFaults(compiled, refused) });
    }
    const { id, created_at } = row;
    const updated_at = Math.max(now, row.updated_at + 1);
    await writeEditedResponse(db, organizationId, formId, { id, created_at, updated_at, items });
    await removeFiles(db, organizationId, formId, id, removedFiles(row.items, revised.value));
    const fields = changes.map(({ field }) => field);
    const values = (side: 'old' | 'new') =>
      Object.fromEntries(changes.map((change) => [change.field, change[side]]));
    const change = {
      kind: 'response_edited',
      response_id: id,
      old: values('old'),
      new: values('new'),
    } as const;
    const event = { action: 'form.response_edited', details: { response: id, fields } } as const;
    await recordFormChange(db, form, actor, { ...event, changes: [change] }, now);
    return ok({ updatedAt: updated_at, changed: fields });
  });
}

/** Quarantined submissions are released first, and deleted responses restored. */
export function isEditable(row: WorkRow | undefined): row is WorkRow {
  return row?.state === 'live' || row?.state === 'test';
}

export function filesIn(items: readonly StoredItem[], field?: string): UploadedFile[] {
  return items
    .filter((item) => item.value_type === 'files' && (field === undefined || item.field_id === field))
    .flatMap(({ value }) => (Array.isArray(value) ? (value as UploadedFile[]) : []));
}

function removedFiles(before: readonly StoredItem[], { items }: Revision): string[] {
  const kept = new Set(filesIn(items).map(({ id }) => id));
  return filesIn(before).flatMap(({ id }) => (kept.has(id) ? [] : [id]));
}

function limitFaults(form: CompiledForm, refused: EditLimitFailure): FieldFault[] {
  if (refused.code === 'already_answered') return [{ field: refused.field, fault: fault(refused.code) }];
  const fields = [...new Set(refused.options.map(({ field }) => field))];
  return fields.map((field) => {
    const known = form.fields[form.numberOfField.get(field) ?? -1]?.known?.field;
    const options = known !== undefined && 'options' in known ? known.options : [];
    const names = refused.options
      .filter((each) => each.field === field)
      .map(({ option }) => options.find((each) => 'value' in each && each.value === option)?.label ?? option);
    return { field, fault: fault('option_full', { option: names.join(', ') }) };
  });
}
