import { insertQuarantined } from '#store/query/collect/quarantinedSubmission.ts';
import { claimFiles } from '#store/query/response/file.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { Suspicion } from '#store/tables.ts';
import type { SettledSubmission } from '../submission.ts';

/**
 * Quarantines a submission, so that only a spam review finds it. Needs a transaction that has locked the form.
 */
export async function quarantineSubmission(
  transaction: WriteTransaction,
  { organizationId, response, files, queueCopy }: SettledSubmission,
  reason: Suspicion,
  created_at: number,
): Promise<void> {
  const id = await insertQuarantined(transaction, organizationId, response, reason, created_at);
  await queueCopy?.(transaction.db, id, true);
  if (files.length === 0) return;
  await transaction.lockOrganization(organizationId);
  await claimFiles(transaction.db, organizationId, response.form_id, { id, created_at }, files);
}
