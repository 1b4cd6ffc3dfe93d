import { runText } from '../query/preparedQuery.ts';
import type { StoredSubmission, SubmissionKey } from '../store.ts';
import type { Database, OrganizationId } from '../tables.ts';

const text = `
  SELECT form_id, submission_id, version, state, body_hash, created_at, number, 0 AS is_private FROM response
    JOIN unnest($2::text[], $3::text[]) AS asked (form_id, submission_id) USING (form_id, submission_id)
  WHERE organization_id = $1
  UNION ALL
  SELECT form_id, submission_id, version, CASE test WHEN 1 THEN 'test' ELSE 'live' END, body_hash, created_at, NULL::bigint, 1
  FROM private_submission
    JOIN unnest($2::text[], $3::text[]) AS asked (form_id, submission_id) USING (form_id, submission_id)
  WHERE organization_id = $1`;

/** One statement for any number of ids. */
export async function findSubmissions(
  db: Database,
  organizationId: OrganizationId,
  keys: readonly SubmissionKey[],
): Promise<StoredSubmission[]> {
  const forms = keys.map(({ form_id }) => form_id);
  const ids = keys.map(({ submission_id }) => submission_id);
  return await runText<StoredSubmission>(db, text, [organizationId, forms, ids]);
}
