import { sql } from 'kysely';
import type { Database, OrganizationId, StaleDatabase, VisitKind } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import type { Level } from '../response/count.ts';

export interface VisitCount {
  organizationId: OrganizationId;
  formId: string;
  /** In UTC. */
  day: string;
  kind: VisitKind;
  /** Empty if it concerns no page. */
  page: string;
  count: number;
}

/** Adds to a counter. A missing form, for example after a restore, counts nothing. */
export async function addVisits(db: Database, visit: VisitCount): Promise<void> {
  const { organizationId, formId, day, kind, page, count } = visit;
  await sql`
    INSERT INTO form_visit (organization_id, form_id, day, kind, page, count)
    SELECT organization_id, id, ${day}, ${kind}, ${page}, CAST(${count} AS INTEGER) FROM form
    WHERE organization_id = ${organizationId} AND id = ${formId}
    ON CONFLICT (organization_id, form_id, day, kind, page)
    DO UPDATE SET count = form_visit.count + excluded.count`.execute(db);
}

/** All counts of a form, ordered by day. */
export async function daysOfVisits(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
): Promise<Pick<VisitCount, 'day' | 'kind' | 'page' | 'count'>[]> {
  return await db
    .selectFrom('form_visit')
    .select(['day', 'kind', 'page', 'count'])
    .$call(ofForm(organizationId, formId))
    .orderBy('day')
    .orderBy('kind')
    .orderBy('page')
    .execute();
}

/** Live responses of a form by day in UTC. */
export async function daysOfResponses(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
): Promise<{ start: number; live: number }[]> {
  const ofDays: Level = 1;
  return await db
    .selectFrom('response_count')
    .select(['start', 'live'])
    .$call(ofForm(organizationId, formId))
    .where('level', '=', ofDays)
    .where('live', '>', 0)
    .orderBy('start')
    .execute();
}
