import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/storableText.ts';
import { insertOrganization } from '#store/query/organization.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

export async function createOrganization(store: Store, name: string, now: number): Promise<OrganizationId> {
  return await store.write(({ db }) =>
    insertOrganization(db, { id: newShortId(), name: storableText(name), created_at: now }),
  );
}
