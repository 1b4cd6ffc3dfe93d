import { sql } from 'kysely';
import type { TimeCount, WriteTransaction } from '../store.ts';
import type { Database, OrganizationId } from '../tables.ts';

/** From coarse to fine: a month, a day, 15 minutes, 10 seconds. */
export const levels = [0, 1, 2, 3] as const;
export type Level = (typeof levels)[number];

const day = 86_400_000;
const spans = { 1: day, 2: 900_000, 3: 10_000 } as const;

/** Where the bucket that holds `time` begins, in UTC. */
export function bucketStart(level: Level, time: number): number {
  if (level === 0) {
    const date = new Date(time);
    return new Date(0).setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth(), 1);
  }
  return Math.floor(time / spans[level]) * spans[level];
}

export function bucketEnd(level: Level, start: number): number {
  if (level === 0) {
    const date = new Date(start);
    return new Date(0).setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  }
  return start + spans[level];
}

/** Adds live responses to all four levels; in the transaction that stores them. */
export async function addToCounts(
  { addCounts }: Pick<WriteTransaction, 'addCounts'>,
  organizationId: OrganizationId,
  formId: string,
  times: readonly number[],
): Promise<void> {
  const counts: TimeCount[] = [];
  for (const level of levels) {
    const buckets = new Map<number, number>();
    for (const time of times) {
      const start = bucketStart(level, time);
      buckets.set(start, (buckets.get(start) ?? 0) + 1);
    }
    for (const [start, live] of buckets) counts.push({ level, start, live });
  }
  await addCounts(organizationId, formId, counts);
}

/** A place in a form's list: `skip` responses before `before`. */
export interface Place {
  before: number;
  skip: number;
}

const wholeTime = sql`(
  SELECT CAST(-1000000000000000 AS BIGINT) AS start, CAST(1000000000000000 AS BIGINT) AS ends, 0 AS passed)`;

/**
 * Finds the response at `offset` (0 is the newest) without counting rows: down the four levels in one statement,
 * reading at most a form's months, then 31, 96 and 90 buckets. Undefined past the end.
 */
export async function locate(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  offset: number,
): Promise<Place | undefined> {
  const { rows } = await sql<{ start: number; passed: number }>`
    WITH ${narrow('month', 'whole', 0)}, ${narrow('day', 'month', 1)},
      ${narrow('quarter', 'day', 2)}, ${narrow('moment', 'quarter', 3)}
    SELECT start, passed FROM moment`.execute(db);
  const bucket = rows[0];
  if (bucket === undefined) return undefined;
  return { before: bucketEnd(3, bucket.start), skip: offset - Number(bucket.passed) };

  /**
   * One level down: the bucket inside `parent` in which the running sum from the newest passes `offset`. It ends
   * where the next newer bucket begins, since between the two there is nothing.
   */
  function narrow(name: string, parent: string, level: Level) {
    const bounds = parent === 'whole' ? wholeTime : sql.table(parent);
    return sql`${sql.table(name)} AS (
      SELECT start, ends, passed FROM (
        SELECT bucket.start, bucket.live,
          coalesce(lag(bucket.start) OVER newest_first, parent.ends) AS ends,
          parent.passed + sum(bucket.live) OVER newest_first - bucket.live AS passed
        FROM response_count AS bucket, ${bounds} AS parent
        WHERE bucket.organization_id = ${organizationId} AND bucket.form_id = ${formId}
          AND bucket.level = ${sql.lit(level)} AND bucket.start >= parent.start AND bucket.start < parent.ends
        WINDOW newest_first AS (ORDER BY bucket.start DESC)
      ) AS summed
      WHERE passed <= ${offset} AND passed + live > ${offset} LIMIT 1)`;
  }
}
