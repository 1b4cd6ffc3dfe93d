import { apiKeyPrefix, hashApiKey, newApiKey } from '#kit/apiKey.ts';
import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/storableText.ts';
import { insertKey } from '#store/query/key.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

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
): Promise<CreatedKey> {
  const key = newApiKey();
  const id = newShortId();
  await store.write(({ db }) =>
    insertKey(db, {
      organization_id: organizationId,
      id,
      name: storableText(name),
      hash: hashApiKey(key),
      prefix: apiKeyPrefix(key),
      created_at: now,
    }),
  );
  return { id, key };
}
