import type { StoredSubmission, SubmissionKey } from '../store.ts';
import type { OrganizationId } from '../tables.ts';
import type { Connection } from './connection.ts';

/** Looks each id up with one prepared statement, inside the caller's transaction. */
export function findSubmissions(
  connection: Connection,
  organizationId: OrganizationId,
  keys: readonly SubmissionKey[],
): StoredSubmission[] {
  const find = connection.prepare(`
    SELECT form_id, submission_id, version, state, body_hash, created_at, number, 0 AS is_private FROM response
    WHERE organization_id = ?1 AND form_id = ?2 AND submission_id = ?3
    UNION ALL
    SELECT form_id, submission_id, version, CASE test WHEN 1 THEN 'test' ELSE 'live' END, body_hash, created_at, NULL, 1
    FROM private_submission WHERE organization_id = ?1 AND form_id = ?2 AND submission_id = ?3`);
  return keys.flatMap(
    ({ form_id, submission_id }) =>
      find.all(organizationId, form_id, submission_id) as unknown as StoredSubmission[],
  );
}
