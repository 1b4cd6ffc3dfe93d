import type { DiskFiles } from '#store/files/disk.ts';
import {
  beginDeletion,
  deleteStep,
  dueOrganizations,
  setDeletion,
} from '#store/query/organization/organizationDeletion.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { removeUnneeded } from '../operate/content/removeUnneeded.ts';

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
export async function deleteDue({ store }: Pick<Place, 'store'>, now: number): Promise<number> {
  let gone = 0;
  for (const id of await dueOrganizations(store.read, now)) if (await deleteRows(store, id, now)) gone += 1;
  return gone;
}

/** Without the delay, for the operator. False where its files stay for now, because a backup is under way. */
export async function deleteAtOnce(
  place: Place,
  organizationId: OrganizationId,
  now: number,
): Promise<boolean> {
  await place.store.write(({ db }) => setDeletion(db, organizationId, now));
  await deleteRows(place.store, organizationId, now);
  return await removeUnneeded(place, { grace: 0 });
}

/** False where somebody has decided to keep it. */
async function deleteRows(store: Store, id: OrganizationId, now: number): Promise<boolean> {
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
