import { type Compilable, sql } from 'kysely';
import type { Visitor } from '#contract/v2.ts';
import type { ResponseItem } from '#form/answer/responseItems.ts';
import { toFragment } from '../../fragment.ts';
import type { AddedTotals, NewResponseRow, TimeCount, WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId, StaleDatabase } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { preparedQuery } from '../preparedQuery.ts';
import { rowLimit } from '../rowLimit.ts';
import { locateOffset, timeCounts } from './count.ts';
import { takeNumbers } from './numbers.ts';

export interface ArrivingResponse {
  form_id: string;
  version: number;
  test: boolean;
  visitor: Visitor;
  response: readonly ResponseItem[];
  submission_id: string | null;
  body_hash: string | null;
  device: string | null;
  language: string | null;
}

export interface StoredResponse {
  form_id: string;
  id: number;
  /** Counted from 1 in its form, live and test responses apart. */
  number: number;
  created_at: number;
}

/**
 * Stores responses of one organisation with their totals and counts by time. Assigns ids, numbers and times under the
 * locks, so that ids, `created_at` and visibility share one order: a reader polling with `after` never misses a
 * response, however many processes write.
 */
export async function appendResponses(
  transaction: WriteTransaction,
  organizationId: OrganizationId,
  arriving: readonly ArrivingResponse[],
  clock: () => number,
): Promise<StoredResponse[]> {
  await transaction.lockForms(organizationId, formsOf(arriving));
  return await appendToLockedForms(transaction, organizationId, arriving, clock);
}

function formsOf(arriving: readonly ArrivingResponse[]): string[] {
  return [...new Set(arriving.map(({ form_id }) => form_id))].sort();
}

/** The same for a transaction that has already locked the forms. Results are grouped by form, in the order of ids. */
export async function appendToLockedForms(
  { db, insertResponses, addCounts, forms }: Omit<WriteTransaction, 'lockForms'>,
  organizationId: OrganizationId,
  arriving: readonly ArrivingResponse[],
  clock: () => number,
): Promise<StoredResponse[]> {
  const formIds = formsOf(arriving);
  let lastId = await takeNumbers(db, organizationId, arriving.length);

  const newest = await forms.newestTimes(organizationId, formIds);
  const totals = formIds.map((formId) => totalsOf(formId, arriving));
  const numbers = await forms.addTotals(organizationId, totals);
  const rows: (NewResponseRow & { number: number })[] = [];
  const counts: TimeCount[] = [];
  for (const { form_id, ...added } of totals) {
    const lastNumbers = numbers.get(form_id);
    if (lastNumbers === undefined) throw new Error(`there is no form ${form_id}`);
    let number = lastNumbers.live - added.live;
    let testNumber = lastNumbers.test - added.test;
    let last = newest.get(form_id) ?? -Infinity;
    const live: number[] = [];
    for (const item of arriving) {
      if (item.form_id !== form_id) continue;
      const created_at = Math.max(clock(), last + 1);
      lastId += 1;
      if (item.test) {
        testNumber += 1;
        rows.push(toRow(item, { id: lastId, number: testNumber, created_at }));
      } else {
        number += 1;
        rows.push(toRow(item, { id: lastId, number, created_at }));
        live.push(created_at);
        last = created_at;
      }
    }
    counts.push(...timeCounts(form_id, live));
  }
  await addCounts(organizationId, counts);
  await insertResponses(organizationId, rows);
  return rows.map(({ form_id, id, number, created_at }) => ({ form_id, id, number, created_at }));
}

function totalsOf(form_id: string, arriving: readonly ArrivingResponse[]): AddedTotals {
  const own = arriving.filter((item) => item.form_id === form_id);
  const test = own.filter((item) => item.test).length;
  return { form_id, live: own.length - test, test };
}

function toRow(
  item: ArrivingResponse,
  { id, number, created_at }: { id: number; number: number; created_at: number },
): NewResponseRow & { number: number } {
  const { test, visitor, response } = item;
  return {
    form_id: item.form_id,
    id,
    version: item.version,
    state: test ? 'test' : 'live',
    number,
    created_at,
    moved_from: null,
    updated_at: created_at,
    submission_id: item.submission_id,
    body_hash: item.body_hash,
    device: item.device,
    language: item.language,
    import_id: null,
    extra: null,
    workflows: '[]',
    ...toFragment({ id, test, visitor, response, created_at, updated_at: created_at }),
  };
}

export const addToTotals = preparedQuery(
  (db, organizationId: OrganizationId, formId: string, live: number, test: number) =>
    db
      .updateTable('form')
      .set((eb) => ({
        live_count: eb('live_count', '+', live),
        test_count: eb('test_count', '+', test),
        counter: eb('counter', '+', live),
        last_number: eb('last_number', '+', live),
        last_test_number: eb('last_test_number', '+', test),
      }))
      .where('organization_id', '=', organizationId)
      .where('id', '=', formId)
      .returning(['last_number', 'last_test_number']),
);

/**
 * The newest `created_at` that a form's list has or had. Times of deleted responses are not given again: a restored one
 * returns to its place, and a reader with `after` may have passed it.
 */
export async function newestTime(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<number | undefined> {
  const [row] = await newestTimes(db, organizationId, formId);
  const [deleted] = await newestDeletedTimes(db, organizationId, formId);
  if (row === undefined || deleted === undefined) return row?.created_at ?? deleted?.created_at;
  return Math.max(row.created_at, deleted.created_at);
}

const newestDeletedTimes = preparedQuery((db, organizationId: OrganizationId, formId: string) =>
  db
    .selectFrom('response')
    .select('created_at')
    .$call(ofForm(organizationId, formId))
    .where(sql<boolean>`state = 'deleted'`)
    .orderBy('created_at', 'desc')
    .limit(sql.lit(1)),
);

const newestTimes = preparedQuery((db, organizationId: OrganizationId, formId: string) =>
  liveResponses(db, organizationId, formId)
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(sql.lit(1)),
);

function liveResponses(db: StaleDatabase, organizationId: OrganizationId, formId: string) {
  // Literals, because SQLite uses a partial index only if the condition appears in the query text.
  return db
    .selectFrom('response')
    .$call(ofForm(organizationId, formId))
    .where(sql<boolean>`state = 'live'`)
    .where('import_id', 'is', null);
}

export interface ResponseText {
  version: number;
  extra: string | null;
  /** The whole v2 object as JSON. */
  json: string;
}

/** Near the newest response, a few index steps are cheaper than descending the levels. */
const skipThreshold = 500;

/** Offset pagination for v1: 0 is the newest. */
export async function responsesAtOffset(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  offset: number,
  limit: number,
): Promise<ResponseText[]> {
  const location =
    offset <= skipThreshold
      ? { before: 1e15, skip: offset }
      : await locateOffset(db, organizationId, formId, offset);
  if (location === undefined) return [];
  return await responsesBefore(db, organizationId, formId, location.before, location.skip, limit);
}

const responsesBefore = preparedQuery(
  (
    db: StaleDatabase,
    organizationId: OrganizationId,
    formId: string,
    before: number,
    skip: number,
    limit: number,
  ): Compilable<ResponseText> =>
    liveResponses(db, organizationId, formId)
      .select(['version', 'extra', sql<string>`head || workflows || tail`.as('json')])
      .where('created_at', '<', before)
      .orderBy('created_at', 'desc')
      .offset(skip)
      .limit(rowLimit(limit)),
);
