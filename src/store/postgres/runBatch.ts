import {
  allDueReceivers,
  type DueStatements,
  dueReceivers,
  findDueRuns,
  firstOwners,
  foundColumns,
  postponeBehind,
} from '../dueRuns.ts';
import { runText } from '../query/preparedQuery.ts';
import { attemptColumns, finishedColumns, newRunColumns, type RunBatch } from '../runBatch.ts';
import type { Database } from '../tables.ts';

const numbers: ReadonlySet<string> = new Set([
  'response_id',
  'version',
  'is_test',
  'due_at',
  'created_at',
  'tries',
  'attempts',
  'finished_at',
  'recorded',
  'number',
  'started_at',
  'duration',
]);

function arrays(columns: readonly string[]): string {
  return columns.map((name, index) => `$${index + 1}::${numbers.has(name) ? 'bigint' : 'text'}[]`).join(', ');
}

const insertRuns = `INSERT INTO workflow_run (${newRunColumns.join(', ')}, state)
  SELECT *, 'waiting' FROM unnest(${arrays(newRunColumns)})`;

const firstReceivers = dueReceivers({ now: '$1', most: '$2' });
/** One list instead of two: the planner multiplies their estimated lengths, and compiles a statement that seems so long. */
const waitingReceivers = `
  waiting (organization_id, receiver) AS (
    (SELECT organization_id, receiver FROM workflow_run WHERE state = 'waiting'
      ORDER BY organization_id, receiver LIMIT 1)
    UNION ALL
    SELECT next.organization_id, next.receiver FROM waiting CROSS JOIN LATERAL (
      SELECT run.organization_id, run.receiver FROM workflow_run AS run
      WHERE run.state = 'waiting'
        AND (run.organization_id, run.receiver) > (waiting.organization_id, waiting.receiver)
      ORDER BY run.organization_id, run.receiver LIMIT 1
    ) AS next
  )`;

const allReceivers = allDueReceivers(waitingReceivers, { now: '$1', most: '$2' });

const owners = firstOwners('$1');

const dueRuns = `
  SELECT run.*
  FROM unnest($2::text[], $3::text[], $4::bigint[]) WITH ORDINALITY AS asked (organization_id, receiver, places, place)
    CROSS JOIN LATERAL (
      SELECT ${foundColumns}
      FROM workflow_run AS run
      WHERE state = 'waiting' AND organization_id = asked.organization_id AND receiver = asked.receiver
        AND due_at <= $1
      ORDER BY due_at LIMIT asked.places FOR UPDATE SKIP LOCKED
    ) AS run
  ORDER BY asked.place, run.due_at`;

const postpone = postponeBehind({ now: '$1', organization: '$2', receiver: '$3' }, 'FOR UPDATE SKIP LOCKED');

const claim = `
  UPDATE workflow_run SET due_at = $1, claimed_by = $2
  FROM unnest($3::text[], $4::text[], $5::text[]) AS claimed (organization_id, form_id, id)
  WHERE workflow_run.organization_id = claimed.organization_id AND workflow_run.form_id = claimed.form_id
    AND workflow_run.id = claimed.id`;

/** Runs are locked in the order of their ids, as by `lockOf`, so that none wait for each other. */
const finish = `
  WITH ended (${finishedColumns.join(', ')}) AS (SELECT * FROM unnest(${arrays(finishedColumns)})),
  locked AS (
    SELECT run.organization_id, run.form_id, run.id FROM workflow_run AS run
      JOIN ended ON run.organization_id = ended.organization_id AND run.form_id = ended.form_id AND run.id = ended.id
    ORDER BY run.id FOR UPDATE OF run
  )
  UPDATE workflow_run SET state = ended.state, due_at = ended.due_at, tries = ended.tries,
    attempts = ended.attempts, finished_at = ended.finished_at, recorded = ended.recorded,
    error_code = ended.error_code, error_detail = ended.error_detail, sealed = ended.sealed, claimed_by = NULL,
    next_actions = NULL
  FROM ended JOIN locked USING (organization_id, form_id, id)
  WHERE workflow_run.organization_id = ended.organization_id AND workflow_run.form_id = ended.form_id
    AND workflow_run.id = ended.id AND workflow_run.claimed_by = ended.claimed_by
    AND workflow_run.state = 'waiting'
  RETURNING workflow_run.id`;

const lockOf = `
  SELECT FROM workflow_run WHERE organization_id = $1 AND form_id = $2 AND response_id = ANY($3::bigint[])
  ORDER BY id FOR UPDATE`;

const insertAttempts = `INSERT INTO workflow_attempt (${attemptColumns.join(', ')})
  SELECT * FROM unnest(${arrays(attemptColumns)}) ON CONFLICT DO NOTHING`;

const appendRecords = `
  UPDATE response SET workflows = CASE workflows
    WHEN '[]' THEN '[' || added.records || ']'
    ELSE left(workflows, -1) || ',' || added.records || ']' END
  FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[])
    AS added (organization_id, form_id, response_id, records)
  WHERE response.organization_id = added.organization_id AND response.form_id = added.form_id
    AND response.id = added.response_id AND response.state IN ('live', 'test')`;

/** One statement for any number of runs: each column is passed as one array. */
export function runBatch(db: Database, onChange: () => void): RunBatch {
  return {
    changed: onChange,
    async insert(rows) {
      if (rows.length === 0) return;
      onChange();
      await runText(db, insertRuns, columnsOf(newRunColumns, rows));
    },
    async due(now, limit, locations) {
      const statements: DueStatements = {
        first: (most) => runText(db, firstReceivers, [now, most]),
        all: () => runText(db, allReceivers, [now, locations.usual]),
        owners: async (most) => (await runText(db, owners, [most])).length,
        runsOf: (asked) =>
          runText(db, dueRuns, [now, ...columnsOf(['organization_id', 'receiver', 'slots'], asked)]),
        async postpone({ organization_id, receiver }) {
          await runText(db, postpone, [now, organization_id, receiver]);
        },
      };
      return await findDueRuns(statements, limit, locations);
    },
    async claim(runs, { by, until }) {
      if (runs.length === 0) return;
      const keys = columnsOf(['organization_id', 'form_id', 'id'], runs);
      await runText(db, claim, [until, by, ...keys]);
    },
    async finish(runs) {
      if (runs.length === 0) return new Set();
      const marked = await runText<{ id: string }>(db, finish, columnsOf(finishedColumns, runs));
      return new Set(marked.map(({ id }) => id));
    },
    async lockOf(organizationId, formId, responseIds) {
      await runText(db, lockOf, [organizationId, formId, responseIds]);
    },
    async insertAttempts(rows) {
      if (rows.length > 0) await runText(db, insertAttempts, columnsOf(attemptColumns, rows));
    },
    async appendRecords(rows) {
      const names = ['organization_id', 'form_id', 'response_id', 'records'] as const;
      if (rows.length > 0) await runText(db, appendRecords, columnsOf(names, rows));
    },
  };
}

function columnsOf<Row, Name extends keyof Row>(names: readonly Name[], rows: readonly Row[]) {
  return names.map((name) => rows.map((row) => row[name]));
}
