import {
  findResponses,
  isAnyTimeTaken,
  maxIdsPerQuery,
  takenResponseTimes,
} from '#store/query/transfer/importing.ts';
import { type ImportWork, occupyTimes, settleTies, stopIfAsked } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';
import type { ColumnsRequest, ResponseColumns } from '../responses/columns.ts';
import { readColumns } from '../responses/readColumns.ts';
import { isSameResponse } from '../responses/sameResponse.ts';
import { otherContent, refuseUnfinished } from './checkWorkspaces.ts';
import type { OptionsSeen } from './optionsSeen.ts';

/** Checks that numbers only rise or only fall, which rules out duplicates. */
class Monotony {
  #last: number | undefined;
  #direction = 0;

  /** False for a number that breaks the order. */
  accept(value: number): boolean {
    const last = this.#last;
    this.#last = value;
    if (last === undefined) return true;
    const direction = Math.sign(value - last);
    if (direction === 0) return false;
    if (this.#direction === 0) this.#direction = direction;
    return direction === this.#direction;
  }
}

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
 * Usually ids and times only rise or only fall throughout the file, which rules out duplicates without remembering
 * any. Otherwise the file is read again into an index.
 */
export async function checkResponses(work: ImportWork, form: FormUnderCheck): Promise<CheckedResponses> {
  const checked: CheckedResponses = { live: 0, test: 0, lines: 0, moves: false };
  const ids = new Monotony();
  const times = new Monotony();
  let inOrder = true;
  let file = '';
  for await (const columns of columnsOf(work, form, form.isStored)) {
    file = columns.file;
    const stored = await storedAmong(work, form, columns);
    const newTimes: number[] = [];
    for (const [position, id] of columns.id.entries()) {
      checkVersion(form, columns, position);
      if (!ids.accept(id)) inOrder = false;
      if (id > work.largestResponseId) work.largestResponseId = id;
      if (stored.has(id)) work.totals.skipped += 1;
      else if (columns.test[position] === 1) checked.test += 1;
      else {
        const time = columns.created_at[position] ?? 0;
        checked.live += 1;
        if (!times.accept(time)) inOrder = false;
        newTimes.push(time);
      }
    }
    checked.lines += columns.count;
    for (const { file_id, answer } of columns.named)
      work.index.nameFile(file_id, { form_id: form.id, ...answer });
    for (const option of columns.options) form.options?.add(option);
    if (inOrder && form.isStored) inOrder = !(await areTaken(work, form.id, newTimes));
    const done = work.totals.live + work.totals.test + checked.lines;
    work.onProgress?.({ phase: 'check', done, total: undefined });
  }
  if (!inOrder) checked.moves = await settleByIndex(work, form, file);
  work.totals.live += checked.live;
  work.totals.test += checked.test;
  return checked;
}

async function* columnsOf(
  work: ImportWork,
  form: FormUnderCheck,
  text: boolean,
): AsyncGenerator<ResponseColumns> {
  const request: ColumnsRequest = { text, options: form.options !== undefined };
  for await (const columns of readColumns(work.source, work.pool, form.id, request)) {
    stopIfAsked(work);
    yield columns;
  }
}

function checkVersion(
  form: FormUnderCheck,
  { file, firstLine, version }: ResponseColumns,
  position: number,
): void {
  const named = version[position] ?? 0;
  if (named === 0 ? form.newest !== undefined : form.versions.has(named)) return;
  throw new ArchiveProblem(
    { file, line: firstLine + position },
    named === 0
      ? 'the form was never published, so it cannot have responses'
      : `version: the form has no version ${named}`,
  );
}

/** Returns the ids that are already stored; throws if the stored content differs. */
async function storedAmong(
  { db, organization }: ImportWork,
  form: FormUnderCheck,
  columns: ResponseColumns,
): Promise<Set<number>> {
  const found = new Set<number>();
  if (!form.isStored || organization === undefined) return found;
  for (let from = 0; from < columns.count; from += maxIdsPerQuery) {
    const ids = [...columns.id.subarray(from, from + maxIdsPerQuery)];
    const rows = await findResponses(db, organization.id, form.id, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [offset, id] of ids.entries()) {
      const row = byId.get(id);
      if (row === undefined) continue;
      const position = { file: columns.file, line: columns.firstLine + from + offset };
      refuseUnfinished(row, position);
      if (!isSameResponse(row, columns, from + offset)) throw otherContent(position, id);
      found.add(id);
    }
  }
  return found;
}

async function areTaken(
  { db, organization }: ImportWork,
  formId: string,
  times: readonly number[],
): Promise<boolean> {
  if (organization === undefined) return false;
  for (let from = 0; from < times.length; from += maxIdsPerQuery) {
    if (await isAnyTimeTaken(db, organization.id, formId, times.slice(from, from + maxIdsPerQuery)))
      return true;
  }
  return false;
}

async function settleByIndex(work: ImportWork, form: FormUnderCheck, file: string): Promise<boolean> {
  const { db, index } = work;
  for await (const columns of columnsOf(work, form, form.isStored)) {
    const stored = await storedAmong(work, form, columns);
    for (const [position, id] of columns.id.entries()) {
      const line = columns.firstLine + position;
      if (!index.see(form.line, id))
        throw new ArchiveProblem({ file, line }, `id: ${id} is on an earlier line already`);
      if (columns.test[position] === 0 && !stored.has(id))
        index.ties.place(form.line, line, columns.created_at[position] ?? 0);
    }
  }
  index.forgetSeen(form.line);
  if (form.isStored) await occupyTimes(work, form.line, (id) => takenResponseTimes(db, id, form.id));
  return settleTies(work, form.line, file) > 0;
}
