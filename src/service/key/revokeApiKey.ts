import { findKey, findKeyAnywhere, markKeyRevoked } from '#store/query/key.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';

/**
 * True where there is such a key; one that was revoked before keeps the first time. Whoever runs the installation
 * names no organisation.
 */
export async function revokeApiKey(
  store: Store,
  organizationId: OrganizationId | undefined,
  id: string,
  now: number,
  actor: Actor = { kind: 'command_line' },
): Promise<boolean> {
  return await store.write(async ({ db }) => {
    const key =
      organizationId === undefined ? await findKeyAnywhere(db, id) : await findKey(db, organizationId, id);
    if (key === undefined) return false;
    if (key.revoked_at !== null) return true;
    await markKeyRevoked(db, key.organization_id, key.id, now);
    const target = { kind: 'key', id: key.id, name: key.name };
    await recordAudit(db, key.organization_id, actor, { action: 'key.revoked', target }, now);
    return true;
  });
}
