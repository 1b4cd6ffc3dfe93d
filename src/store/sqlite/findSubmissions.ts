import type { StoredSubmission } from '../store.ts';
import type { OrganizationId } from '../tables.ts';
import type { Connection } from './connection.ts';

/** Looks each id up with one prepared statement, inside the caller's transaction. */
export function findSubmissions(
  connection: Connection,
  organizationId: OrganizationId,
  formId: string,
  submissionIds: readonly string[],
): StoredSubmission[] {
  const find = connection.prepare(`
    SELECT submission_id, version, state, body_hash, created_at, 0 AS is_private FROM response
    WHERE organization_id = ?1 AND form_id = ?2 AND submission_id = ?3
    UNION ALL
    SELECT submission_id, version, CASE test WHEN 1 THEN 'test' ELSE 'live' END, body_hash, created_at, 1
    FROM private_submission WHERE organization_id = ?1 AND form_id = ?2 AND submission_id = ?3`);
  return submissionIds.flatMap((id) => find.all(organizationId, formId, id) as unknown as StoredSubmission[]);
}
