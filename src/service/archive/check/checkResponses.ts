import type { ResponseLine } from '#contract/archive.ts';
import { storableText } from '#kit/storableText.ts';
import {
  findResponses,
  idsAtOnce,
  isAnyTimeTaken,
  type StoredResponse,
  takenResponseTimes,
} from '#store/query/importing.ts';
import { inBatches } from '../inBatches.ts';
import { storedTimes } from '../movedTimes.ts';
import { type ImportWork, occupyTimes, settleTies, stopIfAsked } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';
import { extraOf, fragmentOf, milliseconds, timesOf, workflowsOf } from '../responseRow.ts';
import type { Located } from '../source.ts';
import { otherContent, refuseUnfinished } from './checkWorkspaces.ts';
import { Monotony } from './monotony.ts';
import type { OptionsSeen } from './optionsSeen.ts';

export interface FormUnderCheck {
  id: string;
  line: number;
  isStored: boolean;
  versions: ReadonlySet<number>;
  newest: number | undefined;
  options: OptionsSeen | undefined;
}

export interface CheckedResponses {
  live: number;
  test: number;
  lines: number;
  moves: boolean;
}

/**
 * Usually ids and times go one way through the whole file; then each is new by being beyond the last, and nothing
 * has to be remembered. Where they do not, the file is read once more into an index.
 */
export async function checkResponses(work: ImportWork, form: FormUnderCheck): Promise<CheckedResponses> {
  const checked: CheckedResponses = { live: 0, test: 0, lines: 0, moves: false };
  const ids = new Monotony();
  const times = new Monotony();
  let needsIndex = false;
  let file = '';
  for await (const batch of inBatches(work.source.responses(form.id), idsAtOnce)) {
    stopIfAsked(work);
    const stored = await storedAmong(work, form, batch);
    const newTimes: number[] = [];
    for (const located of batch) {
      const { value } = located;
      file = located.file;
      checkVersion(form, located);
      if (!ids.accept(value.id)) needsIndex = true;
      nameFiles(work, form.id, value);
      form.options?.add(value);
      checked.lines += 1;
      if (value.id > work.largestResponseId) work.largestResponseId = value.id;
      if (stored?.has(value.id) === true) {
        work.totals.skipped += 1;
        continue;
      }
      if (value.test) {
        checked.test += 1;
        continue;
      }
      checked.live += 1;
      const time = milliseconds(value.created_at);
      if (!times.accept(time)) needsIndex = true;
      if (stored !== undefined) newTimes.push(time);
    }
    if (!needsIndex && newTimes.length > 0) needsIndex = await areTaken(work, form.id, newTimes);
    work.onProgress?.({
      phase: 'check',
      done: work.totals.live + work.totals.test + checked.lines,
      total: undefined,
    });
  }
  if (needsIndex) checked.moves = await settleByIndex(work, form, file);
  work.totals.live += checked.live;
  work.totals.test += checked.test;
  return checked;
}

function checkVersion(form: FormUnderCheck, { file, line, value }: Located<ResponseLine>): void {
  if (value.version === undefined) {
    if (form.newest === undefined)
      throw new ArchiveProblem({ file, line }, 'the form was never published, so it cannot have responses');
  } else if (!form.versions.has(value.version)) {
    throw new ArchiveProblem({ file, line }, `version: the form has no version ${value.version}`);
  }
}

function nameFiles({ index }: ImportWork, form_id: string, { id, response }: ResponseLine): void {
  for (const item of response) {
    if (item.value_type !== 'files') continue;
    for (const file of item.value)
      index.nameFile(file.id, { form_id, response_id: id, field_id: storableText(item.field_id) });
  }
}

/** The ids that the store has already, after comparing; undefined for a form that it does not have. */
async function storedAmong(
  { db, organization }: ImportWork,
  form: FormUnderCheck,
  batch: readonly Located<ResponseLine>[],
): Promise<Set<number> | undefined> {
  if (!form.isStored || organization === undefined) return undefined;
  const rows = await findResponses(
    db,
    organization.id,
    form.id,
    batch.map(({ value }) => value.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { file, line, value } of batch) {
    const row = byId.get(value.id);
    if (row === undefined) continue;
    refuseUnfinished(row, { file, line });
    if (!isSame(row, value)) throw otherContent({ file, line }, value.id);
  }
  return new Set(byId.keys());
}

function isSame(row: StoredResponse, line: ResponseLine): boolean {
  const times = storedTimes(row, timesOf(line));
  if (times === undefined || row.state !== (line.test ? 'test' : 'live')) return false;
  const { head, tail } = fragmentOf(line, times);
  return (
    row.head === head &&
    row.tail === tail &&
    row.workflows === workflowsOf(line) &&
    (line.version === undefined || row.version === line.version) &&
    (line.submission_id === undefined || row.submission_id === storableText(line.submission_id)) &&
    (line.extra === undefined || row.extra === extraOf(line))
  );
}

async function areTaken({ db, organization }: ImportWork, formId: string, times: number[]): Promise<boolean> {
  return organization !== undefined && (await isAnyTimeTaken(db, organization.id, formId, times));
}

async function settleByIndex(work: ImportWork, form: FormUnderCheck, file: string): Promise<boolean> {
  const { db, index } = work;
  for await (const batch of inBatches(work.source.responses(form.id), idsAtOnce)) {
    stopIfAsked(work);
    const stored = await storedAmong(work, form, batch);
    for (const { line, value } of batch) {
      if (!index.see(form.line, value.id))
        throw new ArchiveProblem({ file, line }, `id: ${value.id} is on an earlier line already`);
      if (!value.test && stored?.has(value.id) !== true)
        index.ties.place(form.line, line, milliseconds(value.created_at));
    }
  }
  index.forgetSeen(form.line);
  if (form.isStored) await occupyTimes(work, form.line, (id) => takenResponseTimes(db, id, form.id));
  return settleTies(work, form.line, file) > 0;
}
