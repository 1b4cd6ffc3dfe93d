import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertPersonalLinks } from '#store/query/collect/personalLink.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { newPersonalKey, personalKeyHash } from './personalKey.ts';

export interface NewLink {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

const batchSize = 200;

/** Creates a personal link for each name, which may be empty. The keys are only available now. */
export async function createLinks(
  store: Store,
  organizationId: OrganizationId,
  formId: string,
  names: readonly string[],
  now: number,
): Promise<NewLink[]> {
  const links = names.map((name) => ({ id: newShortId(), name: storableText(name), key: newPersonalKey() }));
  const rows = links.map(({ id, name, key }) => ({
    organization_id: organizationId,
    form_id: formId,
    id,
    hash: personalKeyHash(formId, key),
    name,
    created_at: now,
  }));
  // All or none: a partial list would be sent to only some of the people.
  await store.write(async ({ db }) => {
    for (let from = 0; from < rows.length; from += batchSize)
      await insertPersonalLinks(db, rows.slice(from, from + batchSize));
  });
  return links;
}
