import { apiKeyPrefix, hashApiKey, newApiKey } from '#kit/apiKey.ts';
import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/storableText.ts';
import { insertKey } from '#store/query/key.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';

export interface CreatedKey {
  id: string;
  /** Shown once; only its hash is kept. */
  key: string;
}

export async function createApiKey(
  store: Store,
  organizationId: OrganizationId,
  name: string,
  now: number,
  actor: Actor = { kind: 'command_line' },
): Promise<CreatedKey> {
  const key = newApiKey();
  const id = newShortId();
  await store.write(async ({ db }) => {
    await insertKey(db, {
      organization_id: organizationId,
      id,
      name: storableText(name),
      hash: hashApiKey(key),
      prefix: apiKeyPrefix(key),
      created_at: now,
      created_by: actor.kind === 'user' ? actor.id : null,
    });
    const target = { kind: 'key', id, name };
    await recordAudit(db, organizationId, actor, { action: 'key.created', target }, now);
  });
  return { id, key };
}
