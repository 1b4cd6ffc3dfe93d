import type { TimeCount } from '../store.ts';
import type { OrganizationId } from '../tables.ts';
import type { Connection } from './connection.ts';

/** Adds to many buckets with one prepared statement, inside the caller's transaction. */
export function addCounts(
  connection: Connection,
  organizationId: OrganizationId,
  counts: readonly TimeCount[],
): void {
  const add = connection.prepare(`
    INSERT INTO response_count (organization_id, form_id, level, start, live) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (organization_id, form_id, level, start) DO UPDATE SET live = live + excluded.live`);
  for (const { form_id, level, start, live } of counts) add.run(organizationId, form_id, level, start, live);
}
