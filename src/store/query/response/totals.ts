import type { TimeCount, WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { addToCounts, bucketStart, levels } from './count.ts';

interface Counted {
  readonly state: string;
  readonly created_at: number;
}

type Counting = Pick<WriteTransaction, 'db' | 'addCounts'>;

/** Takes responses that leave the lists out of the form's totals and its counts by time. Needs the form lock. */
export async function takeFromTotals(
  { db, addCounts }: Counting,
  organizationId: OrganizationId,
  formId: string,
  responses: readonly Counted[],
): Promise<void> {
  const { times, test } = split(responses);
  await changeTotals(db, organizationId, formId, { live: -times.length, test: -test });
  if (times.length === 0) return;
  const negated = (counts: readonly TimeCount[]) => counts.map((count) => ({ ...count, live: -count.live }));
  await addToCounts(
    { addCounts: (organization, counts) => addCounts(organization, negated(counts)) },
    organizationId,
    formId,
    times,
  );
  // Empty buckets would be scanned forever.
  for (const level of levels)
    await db
      .deleteFrom('response_count')
      .$call(ofForm(organizationId, formId))
      .where('level', '=', level)
      .where('start', '>=', bucketStart(level, Math.min(...times)))
      .where('start', '<=', bucketStart(level, Math.max(...times)))
      .where('live', '<=', 0)
      .execute();
}

/** Adds responses that return to the lists. They were counted when they came, so `counter` stays as it is. */
export async function returnToTotals(
  { db, addCounts }: Counting,
  organizationId: OrganizationId,
  formId: string,
  responses: readonly Counted[],
): Promise<void> {
  const { times, test } = split(responses);
  await changeTotals(db, organizationId, formId, { live: times.length, test });
  if (times.length > 0) await addToCounts({ addCounts }, organizationId, formId, times);
}

function split(responses: readonly Counted[]): { times: number[]; test: number } {
  return {
    times: responses.filter(({ state }) => state === 'live').map(({ created_at }) => created_at),
    test: responses.filter(({ state }) => state === 'test').length,
  };
}

async function changeTotals(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { live, test }: { live: number; test: number },
): Promise<void> {
  if (live === 0 && test === 0) return;
  await db
    .updateTable('form')
    .set((eb) => ({
      live_count: eb('live_count', '+', live),
      test_count: eb('test_count', '+', test),
    }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', formId)
    .execute();
}
