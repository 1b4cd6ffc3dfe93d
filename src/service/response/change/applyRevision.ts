import type { FieldFault } from '#form/answer/faultsIn.ts';
import type { Revision, StoredItem } from '#form/answer/reviseAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { fault } from '#form/value/fault.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { NewChange } from '#store/query/response/changeLog.ts';
import { removeFiles, writeEditedResponse } from '#store/query/response/editedResponse.ts';
import { claimFiles, type StoredUpload } from '#store/query/response/file.ts';
import type { WorkRow } from '#store/query/response/workRow.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AnswerKeys } from '../../collect/answerKeys.ts';
import { queueEditedRuns } from '../../workflow/plan/queueRuns.ts';
import { type EditLimitFailure, moveInLimits } from './responseLimits.ts';

type Transaction = Omit<WriteTransaction, 'lockForms'> & { readonly organizationId: OrganizationId };

export interface Revised {
  readonly updatedAt: number;
  /** The ids of all fields whose answers are different now. */
  readonly changed: readonly string[];
  /** The entry for the change log. */
  readonly change: NewChange;
}

export interface Edited {
  readonly row: WorkRow;
  readonly form: CompiledForm;
  readonly revision: Revision;
  /** Complete uploads that the new answers may name. */
  readonly uploads?: readonly StoredUpload[] | undefined;
}

/**
 * Writes changed answers of a response with everything that depends on them: limits, files, the bytes of the API, workflows.
 * The caller records the change. Needs the form lock.
 */
export async function applyRevision(
  transaction: Transaction,
  keys: AnswerKeys,
  { id: formId, settings }: { readonly id: string; readonly settings: FormSettings },
  { row, form, revision, uploads = [] }: Edited,
  now: number,
): Promise<Result<Revised, readonly FieldFault[]>> {
  const { db, organizationId } = transaction;
  const { items, changes } = revision;
  if (row.state === 'live') {
    const edited = { form, before: row, after: { ...row, items: [...items] as WorkRow['items'] } };
    const refused = await moveInLimits(transaction, keys, formId, settings, edited);
    if (refused !== undefined) return failed(limitFaults(form, refused));
  }
  const { id, created_at } = row;
  const updated_at = Math.max(now, row.updated_at + 1);
  await writeEditedResponse(db, organizationId, formId, { id, created_at, updated_at, items });
  await removeFiles(db, organizationId, formId, id, removedFiles(row.items, revision));
  const named = new Set(filesIn(items).map((file) => file.id));
  const added = uploads.filter((file) => named.has(file.id));
  await claimFiles(db, organizationId, formId, { id, created_at: now }, added);
  await queueEditedRuns(transaction, { organizationId, formId, responseId: id }, now);
  const values = (side: 'old' | 'new') =>
    Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  return ok({
    updatedAt: updated_at,
    changed: changes.map(({ field }) => field),
    change: { kind: 'response_edited', response_id: id, old: values('old'), new: values('new') },
  });
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
