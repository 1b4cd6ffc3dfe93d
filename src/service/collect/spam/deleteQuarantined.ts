import { failed, ok, type Result } from '#kit/result.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { findQuarantined, removeQuarantined } from '#store/query/collect/quarantinedSubmission.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../../base/access/workspaceScope.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { removeUnneeded } from '../../base/content/removeUnneeded.ts';
import type { NotQuarantined } from './releaseQuarantined.ts';

/** Permanently deletes a quarantined submission with its files. */
export async function deleteQuarantined(
  writes: OrganizationWrites,
  { store, files }: { readonly store: Store; readonly files: FileStore },
  formId: string,
  submissionId: string,
  now: number,
): Promise<Result<undefined, NotQuarantined>> {
  const deleted = await writes.writeForms([formId], async (transaction) => {
    const { db, organizationId, actor, reach } = transaction;
    const form = await findFormDocument(db, organizationId, formId);
    const caught = await findQuarantined(db, organizationId, formId, submissionId);
    if (caught === undefined || form === undefined || !isInWorkspaceScope(reach, form.workspace_id))
      return failed({ code: 'not_caught' } as const);
    const { response_id } = caught;
    await removeQuarantined(db, organizationId, formId, response_id, { actor, now });
    const target = { kind: 'form', id: form.id, name: form.name };
    const details = { submission: submissionId };
    const event = { action: 'form.submission_deleted', target, details } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ok(undefined);
  });
  if (!deleted.ok) return deleted;
  // The submission is already out of every list; if the disk fails or a backup holds the content, the cleanup
  // job retries and reports it.
  await removeUnneeded({ store, files }, { grace: 0 }).catch(() => undefined);
  return ok(undefined);
}
