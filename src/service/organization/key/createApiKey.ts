import { newShortId } from '#kit/ids.ts';
import { apiKeyPrefix, hashApiKey, newApiKey } from '#kit/secret/apiKey.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertKey } from '#store/query/organization/key.ts';
import type { KeyScope } from '#store/tables.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

export interface CreatedKey {
  id: string;
  /** Shown once; only its hash is stored. */
  key: string;
}

export async function createApiKey(
  writes: OrganizationWrites,
  name: string,
  now: number,
  scope: KeyScope = 'read',
): Promise<CreatedKey> {
  const key = newApiKey();
  const id = newShortId();
  await writes.write(async ({ db, organizationId, actor }) => {
    await insertKey(db, {
      organization_id: organizationId,
      id,
      name: storableText(name),
      hash: hashApiKey(key),
      prefix: apiKeyPrefix(key),
      scope,
      created_at: now,
      created_by: actor.kind === 'user' ? actor.id : null,
    });
    const target = { kind: 'key', id, name };
    const details = scope === 'read' ? {} : { scope };
    await recordAudit(db, organizationId, actor, { action: 'key.created', target, details }, now);
  });
  return { id, key };
}
