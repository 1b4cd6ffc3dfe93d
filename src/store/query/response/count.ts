import { sql } from 'kysely';
import { day } from '#kit/time/durations.ts';
import type { TimeCount, WriteTransaction } from '../../store.ts';
import type { OrganizationId, StaleDatabase } from '../../tables.ts';
import { preparedQuery } from '../preparedQuery.ts';

/** Coarse to fine: month, day, 15 minutes, 10 seconds. */
export const levels = [0, 1, 2, 3] as const;
export type Level = (typeof levels)[number];

const bucketLengths = { 1: day, 2: 900_000, 3: 10_000 } as const;

/** The start of the bucket that contains `time`, in UTC. */
export function bucketStart(level: Level, time: number): number {
  if (level === 0) return monthStart(time);
  return Math.floor(time / bucketLengths[level]) * bucketLengths[level];
}

let lastDay = Number.NaN;
let lastMonth = 0;

/** Caches the last day, because consecutive responses nearly always share it. */
function monthStart(time: number): number {
  const number = Math.floor(time / day);
  if (number !== lastDay) {
    const date = new Date(time);
    lastMonth = new Date(0).setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth(), 1);
    lastDay = number;
  }
  return lastMonth;
}

export function bucketEnd(level: Level, start: number): number {
  if (level === 0) {
    const date = new Date(start);
    return new Date(0).setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  }
  return start + bucketLengths[level];
}

/** Adds live responses to all four levels, in the transaction that stores them. */
export async function addToCounts(
  { addCounts }: Pick<WriteTransaction, 'addCounts'>,
  organizationId: OrganizationId,
  formId: string,
  times: readonly number[],
): Promise<void> {
  await addCounts(organizationId, timeCounts(formId, times));
}

/** How many of these responses fall into each bucket of each level. */
export function timeCounts(formId: string, times: readonly number[]): TimeCount[] {
  const counts: TimeCount[] = [];
  for (const level of levels) {
    const buckets = new Map<number, number>();
    for (const time of times) {
      const start = bucketStart(level, time);
      buckets.set(start, (buckets.get(start) ?? 0) + 1);
    }
    for (const [start, live] of buckets) counts.push({ form_id: formId, level, start, live });
  }
  return counts;
}

/** A position in a form's list: `skip` responses before `before`. */
export interface Scope {
  before: number;
  skip: number;
}

/** With so few left, skipping them in the list's index is cheaper than another level. */
const skipThreshold = 200;

/**
 * Finds the response at `offset` (0 is the newest) without counting rows: it descends the levels and reads at
 * most all months of the form, then 31, 96 and 90 buckets. Undefined past the end.
 */
export async function locateOffset(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  offset: number,
): Promise<Scope | undefined> {
  let from = -1e15;
  let before = 1e15;
  let skip = offset;
  for (const level of levels) {
    const [bucket] = await bucketAt(db, organizationId, formId, level, from, before, skip);
    if (bucket === undefined) return undefined;
    skip -= Number(bucket.passed);
    from = bucket.start;
    before = bucketEnd(level, bucket.start);
    if (bucket.live <= skipThreshold) break;
  }
  return { before, skip };
}

/** The bucket between two bounds in which the running sum from the newest exceeds `skip`. */
const bucketAt = preparedQuery(
  (
    db: StaleDatabase,
    organizationId: OrganizationId,
    formId: string,
    level: Level,
    from: number,
    before: number,
    skip: number,
  ) => {
    const statement = sql<{ start: number; live: number; passed: number }>`
      SELECT start, live, passed FROM (
        SELECT start, live, sum(live) OVER (ORDER BY start DESC) - live AS passed FROM response_count
        WHERE organization_id = ${organizationId} AND form_id = ${formId} AND level = ${level}
          AND start >= ${from} AND start < ${before}
      ) AS bucket
      WHERE passed + live > ${skip} AND passed <= ${skip} LIMIT 1`;
    return { compile: () => statement.compile(db) };
  },
);
