import type { DiskFiles } from '#store/files/disk.ts';
import {
  beginDeletion,
  deleteStep,
  dueOrganizations,
  setDeletion,
} from '#store/query/organizationDeletion.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { removeUnneeded } from '../content/removeUnneeded.ts';

/** A short transaction each: others wait for the same lock. */
const rowsAtOnce = 500;

interface Place {
  readonly store: Store;
  readonly files: DiskFiles;
}

/**
 * Deletes the organisations whose time has come, and goes on with those whose deletion was cut off. Any number of
 * processes may do so side by side. Gives how many are gone.
 */
export async function deleteDue(place: Place, now: number): Promise<number> {
  let gone = 0;
  for (const id of await dueOrganizations(place.store.read, now))
    if (await deleteRows(place, id, now)) gone += 1;
  if (gone > 0) await removeUnneeded(place);
  return gone;
}

/** Without the delay: for whoever runs the installation. */
export async function deleteAtOnce(place: Place, organizationId: OrganizationId, now: number): Promise<void> {
  await place.store.write(({ db }) => setDeletion(db, organizationId, now));
  await deleteRows(place, organizationId, now);
  await removeUnneeded(place);
}

/** False where somebody has decided to keep it. */
async function deleteRows({ store }: Place, id: OrganizationId, now: number): Promise<boolean> {
  const isBegun = await store.write(async ({ db, lockOrganization }) => {
    await lockOrganization(id);
    return await beginDeletion(db, id, now);
  });
  if (!isBegun) return false;
  let more = true;
  while (more) more = await store.write(({ db }) => deleteStep(db, id, rowsAtOnce), { ofForms: 'counts' });
  await store.limits.forget(id);
  return true;
}
