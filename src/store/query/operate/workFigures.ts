import { type RawBuilder, sql } from 'kysely';
import type { StaleDatabase } from '../../tables.ts';

/**
 * Figures of the installation for the metrics. Each reads an index or a small table (of actions, of open
 * exports), and what may grow without end is counted up to {@link maxCounted}, because it runs every few seconds. The states are literals: SQLite uses partial indexes for no parameters.
 */
export const maxCounted = 10_000;

export interface WaitingWork {
  /** Those whose time has come. */
  readonly due: number;
  readonly later: number;
  /** When the first of those that are due was due. */
  readonly oldestDueAt: number | undefined;
}

export async function waitingRuns(db: StaleDatabase, now: number): Promise<WaitingWork> {
  return await waiting(db, now, sql`workflow_run WHERE state = 'waiting'`, sql`due_at`);
}

export async function waitingMails(db: StaleDatabase, now: number): Promise<WaitingWork> {
  return await waiting(db, now, sql`mail WHERE state = 'waiting'`, sql`next_attempt_at`);
}

async function waiting(
  db: StaleDatabase,
  now: number,
  table: RawBuilder<unknown>,
  time: RawBuilder<unknown>,
): Promise<WaitingWork> {
  const { rows } = await sql<{ due: number; later: number; oldest: number | null }>`SELECT
    (SELECT COUNT(*) FROM (SELECT 1 FROM ${table} AND ${time} <= ${now} LIMIT ${sql.lit(maxCounted)}) AS due) AS due,
    (SELECT COUNT(*) FROM (SELECT 1 FROM ${table} AND ${time} > ${now} LIMIT ${sql.lit(maxCounted)}) AS later) AS later,
    (SELECT ${time} FROM ${table} AND ${time} <= ${now} ORDER BY ${time} LIMIT 1) AS oldest`.execute(db);
  const [{ due, later, oldest } = { due: 0, later: 0, oldest: null }] = rows;
  return {
    due: Number(due),
    later: Number(later),
    oldestDueAt: oldest === null ? undefined : Number(oldest),
  };
}

export interface ActionHealth {
  readonly failing: number;
  /** Of those that are not switched off. */
  readonly failingSince: number | undefined;
  readonly switchedOff: number;
}

/** How actions of forms that are not deleted fare: one row for each that has run and still exists. */
export async function actionHealth(db: StaleDatabase): Promise<ActionHealth> {
  const row = await db
    .selectFrom('workflow_health')
    .innerJoin('form', (join) =>
      join
        .onRef('form.organization_id', '=', 'workflow_health.organization_id')
        .onRef('form.id', '=', 'workflow_health.form_id'),
    )
    .where('form.deleted_at', 'is', null)
    .select(({ fn }) => [
      fn.count<number>('switched_off_at').as('switched_off'),
      fn.count<number>('failing_since').filterWhere('switched_off_at', 'is', null).as('failing'),
      fn.min<number | null>('failing_since').filterWhere('switched_off_at', 'is', null).as('since'),
    ])
    .executeTakeFirstOrThrow();
  return {
    failing: Number(row.failing),
    failingSince: row.since === null ? undefined : Number(row.since),
    switchedOff: Number(row.switched_off),
  };
}

export type OpenExports = Readonly<Record<'waiting' | 'running', number>>;

export async function openExports(db: StaleDatabase, now: number): Promise<OpenExports> {
  const rows = await db
    .selectFrom('response_export')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'running'])
    .where('expires_at', '>', now)
    .groupBy('state')
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: count('waiting'), running: count('running') };
}

/** Erasures whose bytes may still be in the files of the database. */
export async function countErasures(db: StaleDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT COUNT(*) AS count
    FROM (SELECT 1 FROM erasure LIMIT ${sql.lit(maxCounted)}) AS noted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
