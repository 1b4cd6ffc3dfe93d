import { failed, ok, type Result } from '#kit/result.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import { findCaught, removeCaught } from '#store/query/collect/caughtSubmission.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { removeUnneeded } from '../../operate/content/removeUnneeded.ts';
import type { NotCaught } from './releaseCaught.ts';

/** Removes what was kept aside for good, with its files. */
export async function deleteCaught(
  store: Store,
  files: DiskFiles,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
): Promise<Result<undefined, NotCaught>> {
  const isCaught = await store.write(async ({ db, lockForms }) => {
    await lockForms(organizationId, [formId]);
    const caught = await findCaught(db, organizationId, formId, submissionId);
    if (caught !== undefined) await removeCaught(db, organizationId, formId, caught.response_id);
    return caught !== undefined;
  });
  if (!isCaught) return failed({ code: 'not_caught' });
  // It is out of every list; what the disk refuses, or a backup keeps, is tried again, and told of, by the job that removes what is left.
  await removeUnneeded({ store, files }, { grace: 0 }).catch(() => undefined);
  return ok(undefined);
}
