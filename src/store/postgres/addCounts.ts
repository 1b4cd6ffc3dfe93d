import { sql } from 'kysely';
import type { TimeCount } from '../store.ts';
import type { Database, OrganizationId } from '../tables.ts';

/** One statement for any number of buckets: each column is passed as one array. */
export async function addCounts(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  counts: readonly TimeCount[],
): Promise<void> {
  if (counts.length === 0) return;
  const column = <Name extends keyof TimeCount>(name: Name) => counts.map((count) => count[name]);
  await sql`
    INSERT INTO response_count (organization_id, form_id, level, start, live)
    SELECT ${organizationId}, ${formId}, * FROM unnest(
      ${column('level')}::smallint[], ${column('start')}::bigint[], ${column('live')}::int[])
    ON CONFLICT (organization_id, form_id, level, start)
    DO UPDATE SET live = response_count.live + excluded.live`.execute(db);
}
