import { sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';

/** The ids of runs whose events were in a range of time, since ids begin with it. */
export interface RunRange {
  readonly from: string;
  readonly until: string;
  readonly workflow?: string | undefined;
}

/** The failed runs of a form in a range, oldest first. */
export async function failedRunIds(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  range: RunRange,
  limit: number,
): Promise<string[]> {
  const rows = await failedRunsIn(db, organizationId, formId, range).orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Where these runs send. */
export async function receiversOfRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('workflow_run')
    .select('receiver')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ receiver }) => receiver);
}

/** How many runs of a form failed in a range, counted up to a limit. */
export async function countFailedRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  range: RunRange,
  limit: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(failedRunsIn(db, organizationId, formId, range).limit(limit).as('failed'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function failedRunsIn(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { from, until, workflow }: RunRange,
) {
  const query = db
    .selectFrom('workflow_run')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where(sql<boolean>`state = 'failed'`)
    .where('id', '>=', from)
    .where('id', '<', until);
  return workflow === undefined ? query : query.where('workflow_id', '=', storableText(workflow));
}
