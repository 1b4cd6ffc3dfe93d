import { sql } from 'kysely';
import type { StoredSubmission } from '../store.ts';
import type { Database, OrganizationId } from '../tables.ts';

/** One statement for any number of ids. */
export async function findSubmissions(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionIds: readonly string[],
): Promise<StoredSubmission[]> {
  const ids = [...submissionIds];
  const { rows } = await sql<StoredSubmission>`
    SELECT submission_id, version, state, body_hash, created_at, 0 AS is_private FROM response
    WHERE organization_id = ${organizationId} AND form_id = ${formId} AND submission_id = ANY(${ids}::text[])
    UNION ALL
    SELECT submission_id, version, CASE test WHEN 1 THEN 'test' ELSE 'live' END, body_hash, created_at, 1
    FROM private_submission
    WHERE organization_id = ${organizationId} AND form_id = ${formId} AND submission_id = ANY(${ids}::text[])`.execute(
    db,
  );
  return rows;
}
