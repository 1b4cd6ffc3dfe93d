import { type DueRun, type DueRuns, newRunColumns } from './runBatch.ts';
import {
  type AskedReceiver,
  type DueReceiver,
  keyOfReceiver,
  type ReceiverKey,
  type Slots,
  sharePlaces,
} from './shareSlots.ts';

/** The receivers of the `most` runs that are due first, in the order of the earliest. For both databases. */
export const dueReceivers = ({ now, most }: { now: string; most: string }) => `
  SELECT organization_id, receiver, min(due_at) AS earliest, count(*) AS runs FROM (
    SELECT organization_id, receiver, due_at FROM workflow_run WHERE state = 'waiting' AND due_at <= ${now}
    ORDER BY due_at LIMIT ${most}
  ) AS first GROUP BY organization_id, receiver ORDER BY earliest`;

/**
 * All receivers of the runs that are due, each found by a few steps in the index, however many runs it has: they are counted
 * up to `most`. `waiting` is the list of receivers, in the words of the database.
 */
export const allDueReceivers = (waiting: string, { now, most }: { now: string; most: string }) => `
  WITH RECURSIVE ${waiting}
  SELECT organization_id, receiver,
    (SELECT count(*) FROM (
      SELECT 1 FROM workflow_run AS run
      WHERE run.state = 'waiting' AND run.organization_id = known.organization_id AND run.receiver = known.receiver
        AND run.due_at <= ${now} LIMIT ${most}
    ) AS counted) AS runs
  FROM (
    SELECT organization_id, receiver,
      (SELECT min(run.due_at) FROM workflow_run AS run
        WHERE run.state = 'waiting' AND run.organization_id = waiting.organization_id
          AND run.receiver = waiting.receiver) AS earliest
    FROM waiting WHERE receiver IS NOT NULL
  ) AS known WHERE earliest <= ${now} ORDER BY earliest`;

/** The organisations whose runs wait, due or not, as a table `owner` that ends with null: one step in the index for each. */
export const waitingOwners = `
  owner (id) AS (
    SELECT min(organization_id) FROM workflow_run WHERE state = 'waiting'
    UNION ALL
    SELECT (SELECT min(organization_id) FROM workflow_run WHERE state = 'waiting' AND organization_id > owner.id)
    FROM owner WHERE owner.id IS NOT NULL
  )`;

/** As many rows as organisations have runs that wait, up to `most`. */
export const firstOwners = (most: string) => `
  WITH RECURSIVE ${waitingOwners} SELECT id FROM owner WHERE id IS NOT NULL LIMIT ${most}`;

/** Whether a run has a predecessor that is not finished. */
const isBehind = `(order_key IS NOT NULL AND EXISTS (
  SELECT 1 FROM workflow_run AS earlier
  WHERE earlier.state = 'waiting' AND earlier.order_key IS NOT NULL
    AND earlier.order_key = run.order_key AND earlier.id < run.id))`;

/** As many as one process claims at once have a few megabytes together. */
const shortSealed = 8000;

/** The columns of a `FoundRun`. */
export const foundColumns = `${newRunColumns.filter((name) => name !== 'sealed').join(', ')}, tries, attempts, recorded,
  CASE WHEN octet_length(sealed) <= ${shortSealed} THEN sealed END AS sealed, octet_length(sealed) AS sealed_bytes,
  ${isBehind} AS is_behind`;

/**
 * Makes the runs of a receiver that are due, but behind a predecessor, due after it, so that no round reads them again before.
 * When the predecessor is finished, its successor is started (`startSuccessors`): the time only matters if that was missed.
 * Those that this does not start, because they were tried before an earlier run began anew, look again soon.
 */
export const postponeBehind = (
  { now, organization, receiver }: { now: string; organization: string; receiver: string },
  lock = '',
) => `
  UPDATE workflow_run SET due_at = ${maxAttemptTime} + coalesce((
    SELECT CASE WHEN head.due_at > ${now} AND workflow_run.tries = 0 AND workflow_run.claimed_by IS NULL
      THEN head.due_at END FROM workflow_run AS head
    WHERE head.state = 'waiting' AND head.order_key IS NOT NULL AND head.order_key = workflow_run.order_key
    ORDER BY head.id LIMIT 1), ${now})
  WHERE (organization_id, form_id, id) IN (
    SELECT organization_id, form_id, id FROM workflow_run AS run
    WHERE state = 'waiting' AND organization_id = ${organization} AND receiver = ${receiver} AND due_at <= ${now}
      AND ${isBehind}
    ORDER BY due_at LIMIT ${maxPostponed} ${lock})`;

const maxPostponed = 1000;

/** A predecessor that comes due has so long to end, before its successors come due too. */
const maxAttemptTime = 60_000;

/** A run as the statements find it. */
export interface FoundRun extends DueRun {
  is_behind: boolean | number;
}

/** The statements of a database. */
export interface DueStatements {
  first(most: number): Promise<DueReceiver[]>;
  all(): Promise<DueReceiver[]>;
  /** How many organisations have runs that wait, due or not; counted up to `most`. */
  owners(most: number): Promise<number>;
  runsOf(asked: readonly AskedReceiver[]): Promise<FoundRun[]>;
  postpone(receiver: ReceiverKey): Promise<void>;
}

/** Runs whose receivers are counted first, if the places are fewer. */
const fewestCounted = 100;

/** Finds runs for the free places. Those that are behind others make room for the rest, in a second look. */
export async function findDueRuns(
  { first, all, owners, runsOf, postpone }: DueStatements,
  limit: number,
  slots: Slots,
): Promise<DueRuns> {
  const look = async () => {
    const most = Math.max(fewestCounted, 2 * limit);
    const known = await first(most);
    const isAll = known.reduce((sum, { runs }) => sum + Number(runs), 0) < most;
    let { asked, isEven } = sharePlaces(known, limit, slots);
    // Reading all receivers costs more, and is needed only if their runs could change the shares.
    if (!isAll && !(isEven && (await areAll(known, owners))))
      ({ asked } = sharePlaces(await all(), limit, slots));
    return asked.length === 0 ? [] : await runsOf(asked);
  };
  let found = await look();
  const crowded = new Map(found.filter(isHeld).map((run) => [keyOfReceiver(run), run]));
  if (crowded.size > 0) {
    for (const run of crowded.values()) await postpone(run);
    found = await look();
  }
  const runs = found.filter((run) => !isHeld(run)).map(({ is_behind, ...run }) => run);
  return { runs, hasMore: found.length === limit || runs.length < found.length };
}

function isHeld({ is_behind }: FoundRun): boolean {
  return Boolean(is_behind);
}

/** Whether no other organisations have runs that wait. */
async function areAll(known: readonly DueReceiver[], owners: DueStatements['owners']): Promise<boolean> {
  const organizations = new Set(known.map(({ organization_id }) => organization_id)).size;
  return (await owners(organizations + 1)) <= organizations;
}
