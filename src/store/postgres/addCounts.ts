import { runText } from '../query/preparedQuery.ts';
import type { TimeCount } from '../store.ts';
import type { Database, OrganizationId } from '../tables.ts';

const text = `
  INSERT INTO response_count (organization_id, form_id, level, start, live)
  SELECT $1, * FROM unnest($2::text[], $3::smallint[], $4::bigint[], $5::int[])
  ON CONFLICT (organization_id, form_id, level, start)
  DO UPDATE SET live = response_count.live + excluded.live`;

/** One statement for any number of buckets: each column is passed as one array. */
export async function addCounts(
  db: Database,
  organizationId: OrganizationId,
  counts: readonly TimeCount[],
): Promise<void> {
  if (counts.length === 0) return;
  const column = <Name extends keyof TimeCount>(name: Name) => counts.map((count) => count[name]);
  const columns = [column('form_id'), column('level'), column('start'), column('live')];
  await runText(db, text, [organizationId, ...columns]);
}
