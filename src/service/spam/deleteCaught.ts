import { failed, ok, type Result } from '#kit/result.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import { findCaught, removeCaught } from '#store/query/caughtSubmission.ts';
import { namedStorageKeys } from '#store/query/storageKey.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { NotCaught } from './releaseCaught.ts';

/** Removes what was kept aside for good, with its files. */
export async function deleteCaught(
  store: Store,
  files: DiskFiles,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
): Promise<Result<undefined, NotCaught>> {
  const keys = await store.write(async ({ db, lockForms }) => {
    await lockForms(organizationId, [formId]);
    const caught = await findCaught(db, organizationId, formId, submissionId);
    return caught && (await removeCaught(db, organizationId, formId, caught.response_id));
  });
  if (keys === undefined) return failed({ code: 'not_caught' });
  await removeContent(store, files, keys);
  return ok(undefined);
}

/** Only what nothing names any more. */
export async function removeContent(store: Store, files: DiskFiles, keys: readonly string[]): Promise<void> {
  const named = await namedStorageKeys(store.read, keys);
  for (const key of keys) if (!named.has(key)) await files.remove(key);
}
