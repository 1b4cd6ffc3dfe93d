import type { FieldFault } from '#form/answer/faultsIn.ts';
import type { Readings } from '#form/answer/readAnswers.ts';
import { editableFields, reviseReadings, storedAnswers } from '#form/answer/reviseAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import type { AnswerContext, Answers } from '#form/value/answer.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { findSubmission } from '#store/query/collect/waitingResponse.ts';
import { insertChanges } from '#store/query/response/changeLog.ts';
import { findWorkRow, type WorkRow } from '#store/query/response/workRow.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import type { AnswerKeys } from '../../collect/answerKeys.ts';
import { compiledVersion, type PublishedForm } from '../../collect/publishedForm/publishedForms.ts';
import { applyRevision, filesIn } from './applyRevision.ts';

/** What a visitor has sent, with the form of its version. */
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
    upload: (file: string, field: string) => filesIn(row.items, field).find((each) => each.id === file),
  };
  return { row, form, answers: storedAnswers(form, row.items), context };
}

/** Fields whose answers a visitor cannot change afterwards: files, payments, bookings and what the address brought. */
export function isFixed({ fields, numberOfField }: CompiledForm, id: string): boolean {
  const known = fields[numberOfField.get(id) ?? -1]?.known;
  const types = ['file_upload', 'credit_card', 'calendly', 'hidden'];
  return known === undefined || known.source !== 'visitor' || types.includes(known.type);
}

export type OwnEditFailure =
  | { readonly code: 'response_unknown' }
  | { readonly code: 'answers_refused'; readonly faults: readonly FieldFault[] };

/** Changes the answers of a visitor by the rules of the version that they answered. The history keeps the old ones. */
export async function editOwnAnswers(
  { store, keys, clock }: { readonly store: Store; readonly keys: AnswerKeys; clock(): number },
  published: PublishedForm,
  submissionId: string,
  readings: Readings,
): Promise<Result<undefined, OwnEditFailure>> {
  const { organizationId, id, settings } = published;
  return await store.write(async ({ lockForms, ...transaction }) => {
    const { db, lockOrganization } = transaction;
    await lockForms(organizationId, [id]);
    await lockOrganization(organizationId);
    const own = await ownAnswers(db, published, submissionId);
    if (own === undefined) return failed({ code: 'response_unknown' });
    const { row, form, context } = own;
    const given = editableFields(form).flatMap(({ field }) =>
      isFixed(form, field.id) ? [] : [[field.id, readings.get(field.id)] as const],
    );
    const revised = reviseReadings(form, row.items, new Map(given), context);
    if (!revised.ok)
      return failed(
        revised.failure.code === 'answers_refused' ? revised.failure : { code: 'response_unknown' },
      );
    if (revised.value.changes.length === 0) return ok(undefined);
    const edited = { row, form, revision: revised.value };
    const now = clock();
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
