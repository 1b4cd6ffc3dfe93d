import { failed, ok, type Result } from '#kit/result.ts';
import { markDeleted } from '#store/query/formChange.ts';
import { findFormDocument } from '#store/query/formDocument.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

export type DeleteFailure =
  | { code: 'form_unknown'; asked: string }
  | { code: 'has_responses'; responses: number };

/** Takes a form away with all its responses; one that has any only where `withResponses` says so. */
export async function deleteForm(
  store: Store,
  organizationId: OrganizationId,
  id: string,
  { withResponses, now }: { withResponses: boolean; now: number },
): Promise<Result<{ responses: number }, DeleteFailure>> {
  return await store.write(async ({ db, lockForms, lockOrganization }) => {
    await lockForms(organizationId, [id]);
    const row = await findFormDocument(db, organizationId, id);
    if (row === undefined) return failed({ code: 'form_unknown', asked: id });
    const responses = row.live_count + row.test_count;
    if (responses > 0 && !withResponses) return failed({ code: 'has_responses', responses });
    await lockOrganization(organizationId);
    await markDeleted(db, organizationId, id, now);
    return ok({ responses });
  });
}
