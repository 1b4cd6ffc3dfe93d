import type { OrganizationId, StaleDatabase } from '../../tables.ts';
import { visibleForms } from '../form/form.ts';
import { rowLimit } from '../rowLimit.ts';

export interface DayCount {
  readonly form_id: string;
  /** The start of the day in UTC. */
  readonly start: number;
  readonly live: number;
}

/** The level of days in the counts. */
const dayLevel = 1;

/**
 * Live responses by day since a moment, of all forms in some workspaces. Reads counters that the submissions keep, by
 * their primary key; `limit` bounds the rows of very large organisations, newest forms first.
 */
export async function dayCounts(
  db: StaleDatabase,
  organizationId: OrganizationId,
  workspaces: 'all' | readonly string[],
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<DayCount[]> {
  if (workspaces.length === 0) return [];
  const forms = visibleForms(db, organizationId)
    .select(['organization_id', 'id', 'created_at'])
    .where('live_count', '>', 0);
  const seen = workspaces === 'all' ? forms : forms.where('workspace_id', 'in', workspaces);
  return await db
    .selectFrom(seen.as('seen'))
    .innerJoin('response_count', (join) =>
      join
        .onRef('response_count.organization_id', '=', 'seen.organization_id')
        .onRef('response_count.form_id', '=', 'seen.id')
        .on('response_count.level', '=', dayLevel)
        .on('response_count.start', '>=', since),
    )
    .select(['response_count.form_id', 'response_count.start', 'response_count.live'])
    .where('response_count.organization_id', '=', organizationId)
    .orderBy('seen.created_at', 'desc')
    .limit(rowLimit(limit))
    .execute();
}
