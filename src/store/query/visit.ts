import { sql } from 'kysely';
import type { Database, OrganizationId, VisitKind } from '../tables.ts';

export interface VisitCount {
  organizationId: OrganizationId;
  formId: string;
  /** In UTC. */
  day: string;
  kind: VisitKind;
  /** Empty where it is about no page. */
  page: string;
  count: number;
}

/** Adds to a counter. A form that is no longer there, after a restore perhaps, counts nothing. */
export async function addVisits(db: Database, visit: VisitCount): Promise<void> {
  const { organizationId, formId, day, kind, page, count } = visit;
  await sql`
    INSERT INTO form_visit (organization_id, form_id, day, kind, page, count)
    SELECT organization_id, id, ${day}, ${kind}, ${page}, CAST(${count} AS INTEGER) FROM form
    WHERE organization_id = ${organizationId} AND id = ${formId}
    ON CONFLICT (organization_id, form_id, day, kind, page)
    DO UPDATE SET count = form_visit.count + excluded.count`.execute(db);
}
