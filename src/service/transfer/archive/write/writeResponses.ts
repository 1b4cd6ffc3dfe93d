import { addToCounts } from '#store/query/response/count.ts';
import type { FormAddition } from '#store/query/transfer/commitImport.ts';
import { findResponses, findSubmission, maxIdsPerQuery } from '#store/query/transfer/importing.ts';
import {
  beforeAll,
  lastKeptNumber,
  type NumberedTo,
  numberInOrder,
  raiseLastNumber,
} from '#store/query/transfer/responseNumbers.ts';
import type { LastNumbers, NewResponseRow } from '#store/store.ts';
import type { FormPlan } from '../plan.ts';
import { ArchiveProblem, archiveChanged } from '../problem.ts';
import type { ResponseColumns } from '../responses/columns.ts';
import { readColumns } from '../responses/readColumns.ts';
import { rowOf } from '../responses/rowOf.ts';
import type { ImportWriter } from './importWriter.ts';

/** Short enough that others who wait for the write lock do not notice. */
const rowsAtOnce = 1000;
const textAtOnce = 4 << 20;

/** A row that waits for its batch, which may span several forms. */
interface Waiting {
  row: NewResponseRow;
  position: { file: string; line: number };
}

/** Returns the additions to forms that existed before the import. */
export async function writeResponses(writer: ImportWriter): Promise<FormAddition[]> {
  const additions: FormAddition[] = [];
  const fresh: NewForm[] = [];
  let waiting: Waiting[] = [];
  let text = 0;
  let done = 0;
  let forms = 0;
  const total = writer.work.totals.live + writer.work.totals.test;
  const flush = async () => {
    await writeBatch(writer, waiting);
    done += waiting.length;
    writer.work.onProgress?.({ phase: 'write', done, total });
    waiting = [];
    text = 0;
  };
  for await (const form of writer.work.source.forms()) {
    const plan = writer.work.index.plan<FormPlan>('form', form.value.id);
    if (plan === undefined) throw archiveChanged(form.file);
    forms += 1;
    const { live, test, counter, numbers } = plan;
    const { id } = form.value;
    if (!plan.stored) fresh.push({ id, numbers });
    else if (live + test > 0 || counter !== undefined) additions.push({ id, live, test, counter, numbers });
    for await (const rows of newRows(writer, form.value.id, plan)) {
      for (const one of rows) {
        waiting.push(one);
        text += one.row.head.length + one.row.workflows.length + one.row.tail.length;
        if (waiting.length >= rowsAtOnce || text >= textAtOnce) await flush();
      }
    }
  }
  if (waiting.length > 0) await flush();
  // If a form had vanished from the archive since the check, its responses would be lost unnoticed.
  if (forms !== writer.work.formLines || done !== total) throw archiveChanged('forms.jsonl');
  for (const form of fresh) await numberNewForm(writer, form);
  return additions;
}

interface NewForm {
  readonly id: string;
  readonly numbers: LastNumbers;
}

/** Its responses keep their numbers, or get them in the order in which they came, where the archive has none or not all. */
async function numberNewForm(writer: ImportWriter, { id: formId, numbers }: NewForm): Promise<void> {
  const { organization_id: organizationId } = writer.run;
  for (const kind of ['live', 'test'] as const) {
    const brought = { organizationId, formId, importId: null, kind };
    const kept = await lastKeptNumber(writer.store.read, brought);
    let at: NumberedTo = { number: kept ?? 0, ...beforeAll };
    for (let isDone = kept !== undefined; !isDone; )
      await writer.write(async ({ db }) => {
        const next = await numberInOrder(db, brought, at, rowsAtOnce);
        isDone = next === undefined;
        at = next ?? at;
      });
    const last = Math.max(at.number, numbers[kind]);
    if (last > 0) await writer.write(({ db }) => raiseLastNumber(db, brought, last));
  }
}

/** The responses of a form that are not stored yet. Throws if their number differs from the check. */
async function* newRows(writer: ImportWriter, form_id: string, plan: FormPlan): AsyncGenerator<Waiting[]> {
  const { source, pool, index } = writer.work;
  const setting = {
    form_id,
    version: plan.version ?? 0,
    // A new form hides its responses itself, so their rows need no update at the end.
    import_id: plan.stored ? writer.run.id : null,
  };
  let file = `responses of ${form_id}`;
  let live = 0;
  let test = 0;
  for await (const columns of readColumns(source, pool, form_id, { text: true, options: false })) {
    file = columns.file;
    const stored = plan.stored ? await storedAmong(writer, form_id, columns) : undefined;
    const waiting: Waiting[] = [];
    for (const [position, id] of columns.id.entries()) {
      if (stored?.has(id) === true) continue;
      const line = columns.firstLine + position;
      const isTest = columns.test[position] === 1;
      const target = plan.moves && !isTest ? index.ties.target(plan.line, line) : undefined;
      if (isTest) test += 1;
      else live += 1;
      waiting.push({ row: rowOf(columns, position, setting, target), position: { file, line } });
    }
    yield waiting;
  }
  if (live !== plan.live || test !== plan.test) throw archiveChanged(file);
}

async function storedAmong(
  { run, store }: ImportWriter,
  formId: string,
  columns: ResponseColumns,
): Promise<Set<number>> {
  const found = new Set<number>();
  for (let from = 0; from < columns.count; from += maxIdsPerQuery) {
    const ids = [...columns.id.subarray(from, from + maxIdsPerQuery)];
    for (const { id } of await findResponses(store.read, run.organization_id, formId, ids)) found.add(id);
  }
  return found;
}

async function writeBatch(writer: ImportWriter, waiting: readonly Waiting[]): Promise<void> {
  const organizationId = writer.run.organization_id;
  try {
    await writer.write(async ({ addCounts, insertResponses }) => {
      await insertResponses(
        organizationId,
        waiting.map(({ row }) => row),
      );
      // Responses of a form that is already visible are counted once they become visible.
      const hidden = waiting.filter(({ row }) => row.import_id === null && row.state === 'live');
      for (const [formId, ofForm] of Map.groupBy(hidden, ({ row }) => row.form_id)) {
        await addToCounts(
          { addCounts },
          organizationId,
          formId,
          ofForm.map(({ row }) => row.created_at),
        );
      }
    });
  } catch (error) {
    throw (await doubleSubmission(writer, waiting)) ?? error;
  }
}

/**
 * Finds the line with a duplicate submission id. The store's unique index detects duplicates, so that the check need
 * not remember millions of ids.
 */
async function doubleSubmission(
  { store, run }: ImportWriter,
  waiting: readonly Waiting[],
): Promise<ArchiveProblem | undefined> {
  const seen = new Set<string>();
  for (const { row, position } of waiting) {
    if (row.submission_id === null) continue;
    const key = JSON.stringify([row.form_id, row.submission_id]);
    const found =
      seen.has(key) ||
      (await findSubmission(store.read, run.organization_id, row.form_id, [row.submission_id])) !== undefined;
    if (found) return new ArchiveProblem(position, `submission_id: "${row.submission_id}" is taken already`);
    seen.add(key);
  }
  return undefined;
}
