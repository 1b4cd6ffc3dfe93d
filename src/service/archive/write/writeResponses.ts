import type { ResponseLine } from '#contract/archive.ts';
import { addToCounts } from '#store/query/count.ts';
import { findResponses, findSubmission, idsAtOnce } from '#store/query/importing.ts';
import type { NewResponseRow } from '#store/store.ts';
import { inBatches } from '../inBatches.ts';
import type { FormPlan } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';
import { responseRow } from '../responseRow.ts';
import type { Located } from '../source.ts';
import type { ImportWriter } from './importWriter.ts';

/** Short enough that nobody who waits for the write lock notices. */
const rowsAtOnce = 2000;
const textAtOnce = 4 << 20;

/** Rows of one or several forms, waiting to be written together. */
interface Waiting {
  row: NewResponseRow;
  place: { file: string; line: number };
}

export async function writeResponses(writer: ImportWriter): Promise<void> {
  let waiting: Waiting[] = [];
  let text = 0;
  let done = 0;
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
    if (plan === undefined) throw changed(form.file);
    for await (const one of newRows(writer, form.value.id, plan)) {
      waiting.push(one);
      text += one.row.head.length + one.row.workflows.length + one.row.tail.length;
      if (waiting.length >= rowsAtOnce || text >= textAtOnce) await flush();
    }
  }
  if (waiting.length > 0) await flush();
}

/** The responses of a form that the store does not have; as many as were counted, or the archive was changed. */
async function* newRows(writer: ImportWriter, form_id: string, plan: FormPlan): AsyncGenerator<Waiting> {
  const { ties } = writer.work.index;
  const setting = {
    form_id,
    version: plan.version ?? 0,
    // A new form hides its responses by itself, so their rows need not be touched again at the end.
    import_id: plan.stored ? writer.run.id : null,
  };
  let file = `responses of ${form_id}`;
  let live = 0;
  let rows = 0;
  for await (const { line, value, ...located } of unstored(writer, form_id, plan)) {
    file = located.file;
    const target = plan.moves && !value.test ? ties.target(plan.line, line) : undefined;
    rows += 1;
    if (!value.test) live += 1;
    yield { row: responseRow(value, { ...setting, target }), place: { file, line } };
  }
  if (live !== plan.live || rows - live !== plan.test) throw changed(file);
}

async function* unstored(
  { work, run, store }: ImportWriter,
  formId: string,
  plan: FormPlan,
): AsyncGenerator<Located<ResponseLine>> {
  if (!plan.stored) {
    yield* work.source.responses(formId);
    return;
  }
  for await (const batch of inBatches(work.source.responses(formId), idsAtOnce)) {
    const ids = batch.map(({ value }) => value.id);
    const known = await findResponses(store.read, run.organization_id, formId, ids);
    // What this import has written itself is not known yet: a batch comes only once.
    const stored = new Set(known.map(({ id }) => id));
    for (const located of batch) if (!stored.has(located.value.id)) yield located;
  }
}

function changed(file: string): ArchiveProblem {
  return new ArchiveProblem({ file }, 'changed while it was being imported');
}

async function writeBatch(writer: ImportWriter, waiting: readonly Waiting[]): Promise<void> {
  const organizationId = writer.run.organization_id;
  try {
    await writer.write(async ({ addCounts, insertResponses }) => {
      await insertResponses(
        organizationId,
        waiting.map(({ row }) => row),
      );
      // Those added to a visible form are counted when they become visible.
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
 * A submission id that comes twice is found by the store's own index, so that remembering a million of them
 * costs nothing; only then is the line looked for.
 */
async function doubleSubmission(
  { store, run }: ImportWriter,
  waiting: readonly Waiting[],
): Promise<ArchiveProblem | undefined> {
  const seen = new Set<string>();
  for (const { row, place } of waiting) {
    if (row.submission_id === null) continue;
    const key = JSON.stringify([row.form_id, row.submission_id]);
    const found =
      seen.has(key) ||
      (await findSubmission(store.read, run.organization_id, row.form_id, [row.submission_id])) !== undefined;
    if (found) return new ArchiveProblem(place, `submission_id: "${row.submission_id}" is taken already`);
    seen.add(key);
  }
  return undefined;
}
