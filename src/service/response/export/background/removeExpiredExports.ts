import { deleteExpiredExports } from '#store/query/response/responseExport.ts';
import type { Store } from '#store/store.ts';

/** Deletes the rows of exports that can no longer be downloaded; their content was queued when they were made. */
export async function removeExpiredExports(store: Store, now: number): Promise<void> {
  await store.write(({ db }) => deleteExpiredExports(db, now), { ofForms: 'counts' });
}
