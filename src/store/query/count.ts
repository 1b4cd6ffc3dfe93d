import { sql } from 'kysely';
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
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  times: readonly number[],
): Promise<void> {
  for (const level of levels) {
    const buckets = new Map<number, number>();
    for (const time of times) {
      const start = bucketStart(level, time);
      buckets.set(start, (buckets.get(start) ?? 0) + 1);
    }
    const rows = [...buckets].map(([start, live]) => ({
      organization_id: organizationId,
      form_id: formId,
      level,
      start,
      live,
    }));
    for (const part of inPowersOfTwo(rows, 256)) {
      await db
        .insertInto('response_count')
        .values(part)
        .onConflict((conflict) =>
          conflict.columns(['organization_id', 'form_id', 'level', 'start']).doUpdateSet((eb) => ({
            live: sql`${eb.ref('response_count.live')} + ${eb.ref('excluded.live')}`,
          })),
        )
        .execute();
    }
  }
}

/**
 * The text of a statement depends on the number of its rows, and each text stays compiled for good: so only a
 * few lengths are used.
 */
function* inPowersOfTwo<Item>(items: readonly Item[], longest: number): Generator<Item[]> {
  let length = longest;
  for (let from = 0; from < items.length; from += length) {
    while (length > items.length - from) length /= 2;
    yield items.slice(from, from + length);
  }
}

/** A place in a form's list: `skip` responses before `before`. */
export interface Place {
  before: number;
  skip: number;
}

/**
 * Finds the response at `offset` (0 is the newest) without counting rows: down the four levels, reading at most
 * a form's months, then 31, 96 and 90 buckets. Undefined past the end.
 */
export async function locate(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  offset: number,
): Promise<Place | undefined> {
  let from = -1e15;
  let before = 1e15;
  let skip = offset;
  for (const level of levels) {
    const { rows } = await sql<{ start: number; sum_before: number }>`
      SELECT start, sum_before FROM (
        SELECT start, live, sum(live) OVER (ORDER BY start DESC) - live AS sum_before FROM response_count
        WHERE organization_id = ${organizationId} AND form_id = ${formId} AND level = ${level}
          AND start >= ${from} AND start < ${before}) AS bucket
      WHERE sum_before <= ${skip} AND sum_before + live > ${skip} LIMIT 1`.execute(db);
    const bucket = rows[0];
    if (bucket === undefined) return undefined;
    skip -= Number(bucket.sum_before);
    from = bucket.start;
    before = bucketEnd(level, bucket.start);
  }
  return { before, skip };
}
