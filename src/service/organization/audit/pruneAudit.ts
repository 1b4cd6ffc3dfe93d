import { day } from '#kit/time/durations.ts';
import { deleteAuditEntries } from '#store/query/organization/audit.ts';
import { listOrganizations } from '#store/query/organization/organization.ts';
import type { Store } from '#store/store.ts';

const batchSize = 500;

/** Deletes entries older than `days`, in short transactions; 0 keeps everything. Returns the number deleted. */
export async function pruneAudit(store: Store, days: number, now: number): Promise<number> {
  if (days === 0) return 0;
  let deleted = 0;
  for (const { id } of await listOrganizations(store.read)) {
    for (let hasMore = true; hasMore; ) {
      const count = await store.write(({ db }) => deleteAuditEntries(db, id, now - days * day, batchSize), {
        ofForms: 'counts',
      });
      deleted += count;
      hasMore = count === batchSize;
    }
  }
  return deleted;
}
