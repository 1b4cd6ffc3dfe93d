import type { FieldFault } from '#form/answer/faultsIn.ts';
import type { Readings } from '#form/answer/readAnswers.ts';
import { editableFields, type Revision, reviseReadings, storedAnswers } from '#form/answer/reviseAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { factsOf } from '#form/type/types.ts';
import type { AnswerContext, Answers } from '#form/value/answer.ts';
import { fault } from '#form/value/fault.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { claimUploads, clearUploadNetworks } from '#store/query/collect/upload.ts';
import { findSubmission } from '#store/query/collect/waitingResponse.ts';
import { insertChanges } from '#store/query/response/changeLog.ts';
import { type StoredUpload, uploadIds } from '#store/query/response/file.ts';
import { findWorkRow, type WorkRow } from '#store/query/response/workRow.ts';
import type { Store } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AnswerKeys } from '../../collect/answerKeys.ts';
import { editsOpen } from '../../collect/publishedForm/editsOpen.ts';
import { liveSettings } from '../../collect/publishedForm/liveSettings.ts';
import { compiledVersion, type PublishedForm } from '../../collect/publishedForm/publishedForms.ts';
import { applyRevision, filesIn } from './applyRevision.ts';

/** The answers of a visitor, with the form of their version. */
export interface OwnAnswers {
  readonly row: WorkRow;
  readonly form: CompiledForm;
  readonly answers: Answers;
  /** The context of the day on which they were sent. */
  readonly context: AnswerContext;
}

/** The answers that were sent under a submission id; undefined if they are not there or not visible. */
export async function ownAnswers(
  db: Database,
  { organizationId, id, live }: PublishedForm,
  submissionId: string,
): Promise<OwnAnswers | undefined> {
  const known = await findSubmission(db, organizationId, id, submissionId);
  if (known?.state !== 'live') return undefined;
  const row = await findWorkRow(db, organizationId, id, known.id);
  const form = row && (await compiledVersion(db, organizationId, id, row.version));
  if (row === undefined || form === undefined) return undefined;
  const context = {
    today: dayIn(live.timeZone, row.created_at),
    matches: matchesPattern,
    upload: fileOf(row, []),
  };
  return { row, form, answers: storedAnswers(form, row.items), context };
}

/** Fields whose answers a visitor cannot change afterwards. */
export function isFixed({ fields, numberOfField }: CompiledForm, id: string): boolean {
  const known = fields[numberOfField.get(id) ?? -1]?.known;
  return known === undefined || known.source !== 'visitor' || factsOf(known.field).isFinal === true;
}

export type OwnEditFailure =
  | { readonly code: 'response_unknown' }
  | { readonly code: 'answers_refused'; readonly faults: readonly FieldFault[] };

export interface OwnEdit {
  readonly readings: Readings;
  /** New files that the answers may name, complete and not claimed yet. */
  readonly uploads?: readonly StoredUpload[];
}

/** Finds the files that answers may name: those of the response and new ones, each for its own field. */
export function fileOf(
  { items }: Pick<WorkRow, 'items'>,
  uploads: readonly StoredUpload[],
): AnswerContext['upload'] {
  return (id, field) => {
    const stored = filesIn(items, field).find((file) => file.id === id);
    if (stored !== undefined) return stored;
    const added = uploads.find((file) => file.id === id && file.field_id === field);
    return added && { id, name: added.name, type: added.type, size: added.size };
  };
}

/** Changes the answers of a visitor by the rules of the version that they answered. The history keeps the old ones. */
export async function editOwnAnswers(
  { store, keys, clock }: { readonly store: Store; readonly keys: AnswerKeys; clock(): number },
  published: PublishedForm,
  submissionId: string,
  { readings, uploads = [] }: OwnEdit,
): Promise<Result<undefined, OwnEditFailure>> {
  const { organizationId, id } = published;
  return await store.write(async ({ lockForms, ...transaction }) => {
    const { db, lockOrganization } = transaction;
    await lockForms(organizationId, [id]);
    await lockOrganization(organizationId);
    const now = clock();
    // The link was checked before the files arrived, which may have taken long.
    const [current] = await transaction.forms.read(organizationId, [id]);
    if (current === undefined || current.deleted_at !== null) return failed({ code: 'response_unknown' });
    const live = liveSettings(current.settings);
    if (!editsOpen({ live, enabled: current.enabled === 1 }, now))
      return failed({ code: 'response_unknown' });
    const { settings } = live;
    const own = await ownAnswers(db, { ...published, settings, live }, submissionId);
    if (own === undefined) return failed({ code: 'response_unknown' });
    const { row, form } = own;
    const context = { ...own.context, upload: fileOf(row, uploads) };
    const given = editableFields(form).flatMap(({ field }) =>
      isFixed(form, field.id) ? [] : [[field.id, readings.get(field.id)] as const],
    );
    const revised = reviseReadings(form, row.items, new Map(given), context);
    if (!revised.ok)
      return failed(
        revised.failure.code === 'answers_refused' ? revised.failure : { code: 'response_unknown' },
      );
    if (revised.value.changes.length === 0) return ok(undefined);
    const revision = revised.value;
    const claim = { organizationId, formId: id, submissionId, now };
    const added = addedFiles(row, revision, uploads);
    const unknown = await claimAdded(db, claim, added);
    if (unknown.length > 0) return failed({ code: 'answers_refused', faults: unknown });
    const edited = { row, form, revision, uploads: added };
    const applied = await applyRevision(
      { ...transaction, organizationId },
      keys,
      { id, settings },
      edited,
      now,
    );
    if (!applied.ok) return failed({ code: 'answers_refused', faults: applied.failure });
    await insertChanges(db, organizationId, id, [applied.value.change], { actor: { kind: 'visitor' }, now });
    return ok(undefined);
  });
}

/** The new files that the answers name. One that another request has added in the meantime is new no more. */
function addedFiles(row: WorkRow, { items }: Revision, uploads: readonly StoredUpload[]): StoredUpload[] {
  const before = new Set(filesIn(row.items).map((file) => file.id));
  const named = new Set(filesIn(items).map((file) => file.id));
  return uploads.filter((file) => named.has(file.id) && !before.has(file.id));
}

interface Claim {
  readonly organizationId: OrganizationId;
  readonly formId: string;
  readonly submissionId: string;
  readonly now: number;
}

/** Claims uploads in the transaction of the edit; returns the faults if one of them has gone since it was looked up. */
async function claimAdded(
  db: Database,
  { organizationId, formId, submissionId, now }: Claim,
  added: readonly StoredUpload[],
): Promise<FieldFault[]> {
  const ids = uploadIds(added);
  if (!(await claimUploads(db, organizationId, formId, submissionId, ids, now))) {
    const fields = new Set(added.filter(({ waits }) => waits).map(({ field_id }) => field_id));
    return [...fields].map((field) => ({ field, fault: fault('upload_unknown') }));
  }
  await clearUploadNetworks(db, organizationId, formId, ids);
  return [];
}
