import type { FileStore } from '#store/files/fileStore.ts';
import {
  beginDeletion,
  deleteBatch,
  dueOrganizations,
  setDeletion,
} from '#store/query/organization/organizationDeletion.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { removeUnneeded } from '../base/content/removeUnneeded.ts';

/** Keeps each transaction short, because others wait for the same lock. */
const batchSize = 500;

interface StoreAndFiles {
  readonly store: Store;
  readonly files: FileStore;
}

/**
 * Deletes the organisations that are due and resumes interrupted deletions. Safe to run in several processes at once.
 * Returns the number deleted.
 */
export async function deleteDueOrganizations(
  { store }: Pick<StoreAndFiles, 'store'>,
  now: number,
): Promise<number> {
  let deleted = 0;
  for (const id of await dueOrganizations(store.read, now))
    if (await deleteRows(store, id, now)) deleted += 1;
  return deleted;
}

/** Skips the delay, for the operator. False if a running backup still keeps the files. */
export async function deleteOrganizationNow(
  context: StoreAndFiles,
  organizationId: OrganizationId,
  now: number,
): Promise<boolean> {
  await context.store.write(({ db }) => setDeletion(db, organizationId, now));
  await deleteRows(context.store, organizationId, now);
  return await removeUnneeded(context, { grace: 0 });
}

/** False if the deletion has been cancelled. */
async function deleteRows(store: Store, id: OrganizationId, now: number): Promise<boolean> {
  const isBegun = await store.write(async ({ db, lockOrganization }) => {
    await lockOrganization(id);
    return await beginDeletion(db, id, now);
  });
  if (!isBegun) return false;
  let hasMore = true;
  while (hasMore)
    hasMore = await store.write(({ db }) => deleteBatch(db, id, batchSize), { ofForms: 'counts' });
  await store.limits.forget(id);
  return true;
}
