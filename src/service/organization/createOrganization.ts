import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertOrganization } from '#store/query/organization/organization.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { recordAudit } from '../base/audit/recordAudit.ts';

/** Creates an organisation without an owner, on behalf of the operator. */
export async function createOrganization(store: Store, name: string, now: number): Promise<OrganizationId> {
  return await store.write(async ({ db }) => {
    const id = await insertOrganization(db, { id: newShortId(), name: storableText(name), created_at: now });
    const event = { action: 'organization.created', target: { kind: 'organization', id, name } } as const;
    await recordAudit(db, id, { kind: 'command_line' }, event, now);
    return id;
  });
}
