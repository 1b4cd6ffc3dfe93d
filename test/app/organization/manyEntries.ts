import { searchText } from '#service/base/audit/searchText.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

/** Inserts many audit entries at once, because one by one they take a while. */
export async function writeManyEntries(
  store: Store,
  organization_id: OrganizationId,
  count: number,
  timeOf: (index: number) => number,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    organization_id,
    id: String(index).padStart(17, '0'),
    created_at: timeOf(index),
    actor_kind: 'system' as const,
    actor_name: '',
    action: 'key.created',
    target_kind: 'key',
    target_id: 'k1',
    target_name: `n${index}`,
    details: '{}',
    folded: searchText(`\nn${index}`),
  }));
  await store.write(({ db }) => db.insertInto('audit_entry').values(rows).execute());
}
