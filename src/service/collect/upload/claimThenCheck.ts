import { fault } from '#form/value/fault.ts';
import { claimUploads, clearUploadNetworks, unclaimUploads } from '#store/query/collect/upload.ts';
import { type StoredUpload, uploadIds } from '#store/query/response/file.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { LimitFailure } from '../submission.ts';

interface Claimant {
  readonly organizationId: OrganizationId;
  readonly submission_id: string;
  readonly response: { readonly form_id: string };
  readonly files: readonly StoredUpload[];
}

/**
 * Claims the uploads of a submission and runs the remaining checks. A refused submission leaves no trace, so it
 * then releases the claim.
 */
export async function claimThenCheck(
  db: Database,
  { organizationId, submission_id, response: { form_id }, files }: Claimant,
  now: number,
  refuse: () => Promise<LimitFailure | undefined>,
): Promise<LimitFailure | undefined> {
  const ids = uploadIds(files);
  if (!(await claimUploads(db, organizationId, form_id, submission_id, ids, now))) {
    const fields = new Set(files.filter(({ waits }) => waits).map(({ field_id }) => field_id));
    const faults = [...fields].map((field) => ({ field, fault: fault('upload_unknown') }));
    return { code: 'answers_refused', faults };
  }
  const refusal = await refuse();
  if (refusal === undefined) await clearUploadNetworks(db, organizationId, form_id, ids);
  else await unclaimUploads(db, organizationId, form_id, submission_id, ids);
  return refusal;
}
