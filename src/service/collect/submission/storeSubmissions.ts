import { failed, ok, type Result } from '#kit/result.ts';
import { removePartials } from '#store/query/collect/partialSubmission.ts';
import { insertPrivate } from '#store/query/collect/privateSubmission.ts';
import { claimFiles } from '#store/query/response/file.ts';
import { appendToLockedForms } from '#store/query/response/response.ts';
import type { NewRun } from '#store/runBatch.ts';
import type { StoredSubmission, SubmissionKey, WriteTransaction } from '#store/store.ts';
import type { OrganizationId, Suspicion } from '#store/tables.ts';
import { type AnswerKeys, isSameBody } from '../answerKeys.ts';
import { liveSettings } from '../publishedForm/liveSettings.ts';
import { quarantineSubmission } from '../spam/quarantineSubmission.ts';
import type { LimitFailure, SettledSubmission } from '../submission.ts';
import { claimThenCheck } from '../upload/claimThenCheck.ts';
import { FormLimits } from './limit/formLimits.ts';
import { privateRuns, runsOfSubmission } from './runsOfSubmission.ts';

type Stored =
  /** `caught` is the reason if it was quarantined. */
  | {
      readonly state: 'stored';
      /** Null in quarantine and in privacy mode. */
      readonly number: number | null;
      readonly created_at: number;
      readonly caught?: Suspicion;
    }
  /** The id already existed with this content. */
  | { readonly state: 'known'; readonly stored: StoredSubmission };

type StoreFailure = LimitFailure | { readonly code: 'submission_differs' };

export type Outcome = Result<Stored, StoreFailure>;

/** Encrypts answers that are kept only until the workflows have run. */
export type SealAnswers = (text: string) => string;

/**
 * Stores a group in the given transaction and returns the outcomes in the same order. Submissions are
 * independent: a refused one leaves no trace and affects no other.
 */
export async function storeSubmissions(
  transaction: WriteTransaction,
  submissions: readonly SettledSubmission[],
  keys: AnswerKeys,
  clock: () => number,
  seal?: SealAnswers,
): Promise<Outcome[]> {
  const outcomes = new Map<SettledSubmission, Outcome>();
  // A fixed lock order, so that two processes never deadlock.
  for (const [organizationId, own] of grouped(submissions, (each) => each.organizationId)) {
    const forms = grouped(own, ({ response }) => response.form_id);
    const formIds = forms.map(([id]) => id);
    await transaction.lockForms(organizationId, formIds);
    const rows = await transaction.forms.read(organizationId, formIds);
    const known = await knownSubmissions(transaction, organizationId, own);
    const admitted: InZone[] = [];
    for (const [formId, ofForm] of forms) {
      const row = rows.find(({ id }) => id === formId);
      const limits = await FormLimits.open(transaction, organizationId, formId, row, keys);
      const zone = row === undefined ? 'UTC' : liveSettings(row.settings).timeZone;
      admitted.push({ ...(await admit(transaction, formId, limits, ofForm, known, outcomes, clock)), zone });
    }
    await store(transaction, organizationId, admitted, outcomes, clock, seal);
  }
  return submissions.map((each) => outcomes.get(each) ?? failed({ code: 'form_gone' }));
}

function grouped<Item, Name extends string>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): [Name, Item[]][] {
  const groups = new Map<Name, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

interface Admitted {
  readonly formId: string;
  readonly limits: FormLimits;
  readonly submissions: SettledSubmission[];
  readonly aside: { readonly submission: SettledSubmission; readonly reason: Suspicion }[];
  /** Duplicates within the group, with the submission that is stored. */
  readonly repeats: { readonly repeat: SettledSubmission; readonly first: SettledSubmission }[];
}

/** With the time zone of the form. */
interface InZone extends Admitted {
  readonly zone: string;
}

/** The submissions of the group that are already stored, by form and submission id. */
async function knownSubmissions(
  transaction: WriteTransaction,
  organizationId: OrganizationId,
  submissions: readonly SettledSubmission[],
): Promise<Map<string, StoredSubmission>> {
  const keys = submissions.map(({ submission_id, response }) => ({
    form_id: response.form_id,
    submission_id,
  }));
  const stored = await transaction.findSubmissions(organizationId, keys);
  return new Map(stored.map((each) => [keyOf(each), each]));
}

function keyOf({ form_id, submission_id }: SubmissionKey): string {
  return `${form_id} ${submission_id}`;
}

async function admit(
  transaction: WriteTransaction,
  formId: string,
  limits: FormLimits,
  submissions: readonly SettledSubmission[],
  known: ReadonlyMap<string, StoredSubmission>,
  outcomes: Map<SettledSubmission, Outcome>,
  clock: () => number,
): Promise<Admitted> {
  const admitted: Admitted = { formId, limits, submissions: [], aside: [], repeats: [] };
  const firsts = new Map<string, SettledSubmission>();
  for (const submission of submissions) {
    const { submission_id, response } = submission;
    const stored = known.get(keyOf({ form_id: formId, submission_id }));
    const first = firsts.get(submission_id);
    const { body_hash } = response;
    const before = stored ?? (first === undefined ? undefined : { ...first.response, is_private: 0 });
    if (before !== undefined && !isSameBody(before, { body_hash, plain_hash: submission.plain_hash })) {
      outcomes.set(submission, failed({ code: 'submission_differs' }));
    } else if (stored !== undefined) {
      outcomes.set(submission, ok({ state: 'known', stored }));
    } else if (first !== undefined) {
      admitted.repeats.push({ repeat: submission, first });
    } else {
      // Like a test, a quarantined submission consumes no quota. Privacy mode stores nothing that could be reviewed.
      const reason = limits.isPrivate ? undefined : submission.suspicion;
      const candidate = reason === undefined ? submission : { ...submission, test: true };
      const refusal = await claimThenCheck(transaction.db, submission, clock(), () =>
        limits.refuse(candidate, clock()),
      );
      if (refusal !== undefined) {
        outcomes.set(submission, failed(refusal));
        continue;
      }
      limits.letIn(candidate);
      firsts.set(submission_id, submission);
      if (reason === undefined) admitted.submissions.push(submission);
      else admitted.aside.push({ submission, reason });
    }
  }
  return admitted;
}

async function store(
  transaction: WriteTransaction,
  organizationId: OrganizationId,
  admitted: readonly InZone[],
  outcomes: Map<SettledSubmission, Outcome>,
  clock: () => number,
  seal: SealAnswers | undefined,
): Promise<void> {
  const zones = new Map(admitted.map(({ formId, zone }) => [formId, zone]));
  const runs: NewRun[] = [];
  const listed = admitted.flatMap(({ limits, submissions }) => (limits.isPrivate ? [] : submissions));
  const last = new Map<string, number>();
  if (listed.length > 0) {
    // The forms are already sorted, so the rows come back in input order.
    const rows = await appendToLockedForms(
      transaction,
      organizationId,
      listed.map(({ response }) => response),
      clock,
    );
    for (const [index, { form_id, id, number, created_at }] of rows.entries()) {
      const submission = listed[index];
      last.set(form_id, id);
      if (submission === undefined) continue;
      await claimFiles(transaction.db, organizationId, form_id, { id, created_at }, submission.files);
      await submission.queueCopy?.(transaction.db, id);
      outcomes.set(submission, ok({ state: 'stored', number, created_at }));
      runs.push(...runsOfSubmission(submission, { id, created_at }, clock(), zones.get(form_id)));
    }
  }
  for (const { formId, limits, submissions, aside, repeats } of admitted) {
    for (const { submission, reason } of aside) {
      const created_at = clock();
      await quarantineSubmission(transaction, submission, reason, created_at);
      outcomes.set(submission, ok({ state: 'stored', number: null, created_at, caught: reason }));
    }
    if (limits.isPrivate) {
      await storePrivately(transaction, organizationId, formId, submissions, outcomes, clock);
      for (const submission of submissions) {
        await submission.queueCopy?.(transaction.db, null);
        runs.push(...privateRuns(submission, outcomes.get(submission), clock(), zones.get(formId), seal));
      }
    }
    if (limits.keepsPartial)
      await removePartials(
        transaction.db,
        organizationId,
        formId,
        [...submissions, ...aside.map(({ submission }) => submission)].map(
          ({ submission_id }) => submission_id,
        ),
      );
    await limits.write(last.get(formId));
    for (const { repeat, first } of repeats) outcomes.set(repeat, repeated(first, outcomes.get(first)));
  }
  if (runs.length > 0) await transaction.runs.insert(runs);
}

async function storePrivately(
  { db }: WriteTransaction,
  organizationId: OrganizationId,
  formId: string,
  submissions: readonly SettledSubmission[],
  outcomes: Map<SettledSubmission, Outcome>,
  clock: () => number,
): Promise<void> {
  const rows = submissions.map((submission) => {
    const created_at = clock();
    outcomes.set(submission, ok({ state: 'stored', number: null, created_at }));
    const { version, submission_id, body_hash, test } = submission.response;
    return {
      organization_id: organizationId,
      form_id: formId,
      submission_id,
      version,
      test: Number(test),
      body_hash,
      created_at,
    };
  });
  await insertPrivate(db, organizationId, formId, rows);
}

function repeated({ response }: SettledSubmission, outcome: Outcome | undefined): Outcome {
  if (outcome === undefined || !outcome.ok || outcome.value.state !== 'stored')
    throw new Error('a submission was repeated that is not stored');
  const { form_id, submission_id, version, body_hash, test } = response;
  const { number, created_at } = outcome.value;
  const state = test ? 'test' : 'live';
  return ok({
    state: 'known',
    stored: { form_id, submission_id, version, body_hash, number, created_at, state, is_private: 0 },
  });
}
