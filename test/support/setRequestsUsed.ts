import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { OrganizationId } from '#store/tables.ts';
import type { TestData } from './engines.ts';

/**
 * Sets the counter of the current hour of an organisation that has made a request, and when the hour ends: ten thousand
 * requests would take too long.
 */
export async function setRequestsUsed(
  { store, config }: TestData,
  organizationId: OrganizationId,
  count: number,
  reset?: number,
): Promise<void> {
  if (store.engine === 'sqlite') {
    const limits = new DatabaseSync(join(config.data, 'limits.db'), { timeout: 5000 });
    limits
      .prepare('UPDATE request_limit SET count = ?, reset = coalesce(?, reset) WHERE organization_id = ?')
      .run(count, reset ?? null, organizationId);
    limits.close();
  } else {
    await sql`UPDATE request_limit SET count = ${count}, reset = coalesce(${reset ?? null}, reset)
      WHERE organization_id = ${organizationId}`.execute(store.read);
  }
}
