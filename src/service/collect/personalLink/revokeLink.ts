import { failed, ok, type Result } from '#kit/result.ts';
import { revokePersonalLink } from '#store/query/collect/personalLink.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { requireFormInScope } from '../../base/access/requireFormInScope.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

/** Revokes a personal link; a response that was sent with it stays. */
export async function revokeLink(
  writes: OrganizationWrites,
  form: { readonly id: string; readonly name: string },
  linkId: string,
  now: number,
): Promise<Result<undefined, { readonly code: 'link_unknown' }>> {
  return await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor } = transaction;
    if (!(await revokePersonalLink(db, organizationId, form.id, linkId, now)))
      return failed({ code: 'link_unknown' });
    const target = { kind: 'form', ...form };
    const details = { link: linkId };
    await recordAudit(db, organizationId, actor, { action: 'form.link_revoked', target, details }, now);
    return ok(undefined);
  });
}
