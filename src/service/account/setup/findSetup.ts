import { failed, ok, type Result } from '#kit/result.ts';
import { findLink } from '#store/query/account/oneTimeLink.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';

/** Returns the existing organisation that a set-up link is for, or null if the link creates one. */
export async function findSetup(
  db: Database,
  keys: AccountKeys,
  secret: string,
  now: number,
): Promise<Result<{ id: OrganizationId; name: string } | null, { code: 'link_invalid' }>> {
  const link = await findLink(db, 'setup', keys.hash('setup', secret), now);
  if (link === undefined) return failed({ code: 'link_invalid' });
  if (link.organization_id === null) return ok(null);
  const organization = await findOrganization(db, link.organization_id);
  if (organization === undefined) return failed({ code: 'link_invalid' });
  return ok({ id: organization.id, name: organization.name });
}
