import { deleteAuditEntries } from '#store/query/organization/audit.ts';
import { listOrganizations } from '#store/query/organization/organization.ts';
import type { Store } from '#store/store.ts';

const day = 24 * 3_600_000;
const rowsAtOnce = 500;

/** Removes what was written down more than so many days ago, in short steps; 0 keeps everything. Gives how much it was. */
export async function forgetAudit(store: Store, days: number, now: number): Promise<number> {
  if (days === 0) return 0;
  let forgotten = 0;
  for (const { id } of await listOrganizations(store.read)) {
    for (let more = true; more; ) {
      const count = await store.write(({ db }) => deleteAuditEntries(db, id, now - days * day, rowsAtOnce), {
        ofForms: 'counts',
      });
      forgotten += count;
      more = count === rowsAtOnce;
    }
  }
  return forgotten;
}
