import { newShortId } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertPersonalLinks } from '#store/query/collect/personalLink.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { requireFormInScope } from '../../base/access/requireFormInScope.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { newPersonalKey, personalKeyHash } from './personalKey.ts';

export interface NewLink {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

const batchSize = 200;

/** Creates a personal link for each name, which may be empty. The keys are only available now. */
export async function createLinks(
  writes: OrganizationWrites,
  form: { readonly id: string; readonly name: string },
  names: readonly string[],
  now: number,
): Promise<NewLink[]> {
  const { organizationId } = writes;
  const links = names.map((name) => ({ id: newShortId(), name: storableText(name), key: newPersonalKey() }));
  const rows = links.map(({ id, name, key }) => ({
    organization_id: organizationId,
    form_id: form.id,
    id,
    hash: personalKeyHash(form.id, key),
    name,
    created_at: now,
  }));
  // All or none: a partial list would be sent to only some of the people.
  await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, actor } = transaction;
    for (let from = 0; from < rows.length; from += batchSize)
      await insertPersonalLinks(db, rows.slice(from, from + batchSize));
    const target = { kind: 'form', ...form };
    const details = { count: links.length };
    await recordAudit(db, organizationId, actor, { action: 'form.links_created', target, details }, now);
  });
  return links;
}
