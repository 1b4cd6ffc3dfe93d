import { failed, ok, type Result } from '#kit/result.ts';
import { updateLive } from '#store/query/formChange.ts';
import { findFormDocument } from '#store/query/formDocument.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

export type SwitchFailure = { code: 'form_unknown'; asked: string } | { code: 'not_published' };

/** Lets a form take responses, or keeps it from doing so. Before its first publication there is nothing to switch. */
export async function setFormEnabled(
  store: Store,
  organizationId: OrganizationId,
  id: string,
  enabled: boolean,
): Promise<Result<{ changed: boolean }, SwitchFailure>> {
  return await store.write(async ({ db, lockForms }) => {
    await lockForms(organizationId, [id]);
    const row = await findFormDocument(db, organizationId, id);
    if (row === undefined) return failed({ code: 'form_unknown', asked: id });
    if (row.published_version === null) return failed({ code: 'not_published' });
    const changed = row.enabled !== Number(enabled);
    if (changed) await updateLive(db, organizationId, id, { enabled: Number(enabled) });
    return ok({ changed });
  });
}
