import type { SQLInputValue } from 'node:sqlite';
import {
  allDueReceivers,
  type DueStatements,
  dueReceivers,
  type FoundRun,
  findDueRuns,
  firstOwners,
  foundColumns,
  postponeBehind,
  waitingOwners,
} from '../dueRuns.ts';
import { attemptColumns, finishedColumns, newRunColumns, type RunBatch } from '../runBatch.ts';
import type { DueReceiver } from '../shareSlots.ts';
import type { Connection } from './connection.ts';

const insertRun = `INSERT INTO workflow_run (${newRunColumns.join(', ')}, state)
  VALUES (${newRunColumns.map(() => '?').join(', ')}, 'waiting')`;

const firstReceivers = dueReceivers({ now: '?1', most: '?2' });
/** First the organisations, then the receivers of each: SQLite has no lateral joins. */
const waitingReceivers = `
  ${waitingOwners}, waiting (organization_id, receiver) AS (
    SELECT owner.id,
      (SELECT min(receiver) FROM workflow_run WHERE state = 'waiting' AND organization_id = owner.id)
    FROM owner WHERE owner.id IS NOT NULL
    UNION ALL
    SELECT waiting.organization_id,
      (SELECT min(receiver) FROM workflow_run
        WHERE state = 'waiting' AND organization_id = waiting.organization_id AND receiver > waiting.receiver)
    FROM waiting WHERE waiting.receiver IS NOT NULL
  )`;

const allReceivers = allDueReceivers(waitingReceivers, { now: '?1', most: '?2' });

const owners = firstOwners('?1');

const dueRuns = `
  SELECT ${foundColumns}
  FROM workflow_run AS run
  WHERE state = 'waiting' AND organization_id = ? AND receiver = ? AND due_at <= ?
  ORDER BY due_at LIMIT ?`;

const postpone = postponeBehind({ now: '?1', organization: '?2', receiver: '?3' });

const claim = `UPDATE workflow_run SET due_at = ?, claimed_by = ?
  WHERE organization_id = ? AND form_id = ? AND id = ?`;

const finish = `
  UPDATE workflow_run SET state = ?5, due_at = ?6, tries = ?7, attempts = ?8, finished_at = ?9, recorded = ?10,
    error_code = ?11, error_detail = ?12, sealed = ?13, claimed_by = NULL,
    next_actions = NULL
  WHERE organization_id = ?1 AND form_id = ?2 AND id = ?3 AND claimed_by = ?4 AND state = 'waiting'`;

const insertAttempt = `INSERT OR IGNORE INTO workflow_attempt (${attemptColumns.join(', ')})
  VALUES (${attemptColumns.map(() => '?').join(', ')})`;

const appendRecord = `
  UPDATE response SET workflows = CASE workflows
    WHEN '[]' THEN '[' || ?4 || ']'
    ELSE substr(workflows, 1, length(workflows) - 1) || ',' || ?4 || ']' END
  WHERE organization_id = ?1 AND form_id = ?2 AND id = ?3 AND state IN ('live', 'test')`;

/** Prepared statements, one run each: an SQLite statement is only a function call. */
export function runBatch(connection: Connection, onChange: () => void): RunBatch {
  return {
    changed: onChange,
    async insert(rows) {
      if (rows.length > 0) onChange();
      const statement = connection.prepare(insertRun);
      for (const row of rows) statement.run(...newRunColumns.map((name): SQLInputValue => row[name]));
    },
    async due(now, limit, locations) {
      const receivers = (text: string, ...values: SQLInputValue[]) =>
        connection.prepare(text).all(...values) as unknown as DueReceiver[];
      const statements: DueStatements = {
        first: async (most) => receivers(firstReceivers, now, most),
        all: async () => receivers(allReceivers, now, locations.usual),
        owners: async (most) => connection.prepare(owners).all(most).length,
        async runsOf(asked) {
          const statement = connection.prepare(dueRuns);
          return asked.flatMap(
            ({ organization_id, receiver, slots: most }) =>
              statement.all(organization_id, receiver, now, most) as unknown as FoundRun[],
          );
        },
        async postpone({ organization_id, receiver }) {
          connection.prepare(postpone).run(now, organization_id, receiver);
        },
      };
      return await findDueRuns(statements, limit, locations);
    },
    async claim(runs, { by, until }) {
      const statement = connection.prepare(claim);
      for (const { organization_id, form_id, id } of runs)
        statement.run(until, by, organization_id, form_id, id);
    },
    async finish(runs) {
      const statement = connection.prepare(finish);
      const marked = new Set<string>();
      for (const run of runs) {
        const { changes } = statement.run(...finishedColumns.map((name): SQLInputValue => run[name]));
        if (changes === 1) marked.add(run.id);
      }
      return marked;
    },
    // One transaction writes at a time.
    async lockOf() {},
    async insertAttempts(rows) {
      const statement = connection.prepare(insertAttempt);
      for (const row of rows) statement.run(...attemptColumns.map((name): SQLInputValue => row[name]));
    },
    async appendRecords(rows) {
      const statement = connection.prepare(appendRecord);
      for (const { organization_id, form_id, response_id, records } of rows)
        statement.run(organization_id, form_id, response_id, records);
    },
  };
}
