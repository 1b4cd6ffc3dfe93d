import { day } from '#kit/time/durations.ts';
import { deleteHashes, formWithHashesBefore } from '#store/query/collect/privateSubmission.ts';
import type { Store } from '#store/store.ts';

/** After this time only the id identifies a retry. */
const hashLifetime = day;
const batchSize = 500;

/** Deletes the hashes of private submissions that are older than a day; returns their number. */
export async function deletePrivateHashes(store: Store, now: number): Promise<number> {
  for (let forgotten = 0; ; ) {
    const form = await formWithHashesBefore(store.read, now - hashLifetime);
    if (form === undefined) return forgotten;
    const { organization_id, form_id } = form;
    forgotten += await store.write(
      async ({ db, lockForms }) => {
        await lockForms(organization_id, [form_id]);
        return await deleteHashes(db, organization_id, form_id, now - hashLifetime, batchSize);
      },
      { ofForms: 'counts' },
    );
  }
}
