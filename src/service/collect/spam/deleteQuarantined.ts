import { failed, ok, type Result } from '#kit/result.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import { findQuarantined, removeQuarantined } from '#store/query/collect/quarantinedSubmission.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { removeUnneeded } from '../../operate/content/removeUnneeded.ts';
import type { NotQuarantined } from './releaseQuarantined.ts';

/** Permanently deletes a quarantined submission with its files. */
export async function deleteQuarantined(
  store: Store,
  files: DiskFiles,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
): Promise<Result<undefined, NotQuarantined>> {
  const isCaught = await store.write(async ({ db, lockForms }) => {
    await lockForms(organizationId, [formId]);
    const caught = await findQuarantined(db, organizationId, formId, submissionId);
    if (caught !== undefined) await removeQuarantined(db, organizationId, formId, caught.response_id);
    return caught !== undefined;
  });
  if (!isCaught) return failed({ code: 'not_caught' });
  // The submission is already out of every list; if the disk fails or a backup holds the content, the cleanup
  // job retries and reports it.
  await removeUnneeded({ store, files }, { grace: 0 }).catch(() => undefined);
  return ok(undefined);
}
