import { failed, ok, type Result } from '#kit/result.ts';
import type { SessionOwner } from '#store/query/account/session.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { recordAudit } from '../base/audit/recordAudit.ts';
import { changeOrganizationSettings } from '../base/organizationSettings.ts';

/**
 * Requires a second factor of all members, or stops requiring it. The owner must have given one in this session, or
 * they would lock themselves out.
 */
export async function requireSecondFactor(
  writes: OrganizationWrites,
  required: boolean,
  session: Pick<SessionOwner, 'second_factor_at'>,
  now: number,
): Promise<Result<undefined, { code: 'second_factor_missing' }>> {
  if (required && session.second_factor_at === null) return failed({ code: 'second_factor_missing' });
  await writes.write(async (transaction) => {
    const { db, organizationId, actor } = transaction;
    const before = await changeOrganizationSettings(transaction, organizationId, (settings) => ({
      ...settings,
      second_factor_required: required,
    }));
    if ((before.second_factor_required ?? false) === required) return;
    const name = (await findOrganization(db, organizationId))?.name ?? '';
    const action = required ? 'organization.second_factor_required' : 'organization.second_factor_optional';
    const target = { kind: 'organization', id: organizationId, name };
    await recordAudit(db, organizationId, actor, { action, target }, now);
  });
  return ok(undefined);
}
