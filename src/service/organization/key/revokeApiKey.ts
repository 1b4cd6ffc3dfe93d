import { findKey, markKeyRevoked } from '#store/query/organization/key.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

/** True if the organisation has the key. Idempotent: a revoked key keeps its first revocation time. */
export async function revokeApiKey(writes: OrganizationWrites, id: string, now: number): Promise<boolean> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const key = await findKey(db, organizationId, id);
    if (key === undefined) return false;
    if (key.revoked_at !== null) return true;
    await markKeyRevoked(db, organizationId, key.id, now);
    const target = { kind: 'key', id: key.id, name: key.name };
    await recordAudit(db, organizationId, actor, { action: 'key.revoked', target }, now);
    return true;
  });
}
