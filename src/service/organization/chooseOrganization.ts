import { failed, ok, type Result } from '#kit/result.ts';
import {
  findOrganization,
  findOrganizationsByName,
  listOrganizations,
  type OrganizationRow,
} from '#store/query/organization/organization.ts';
import type { Database } from '#store/tables.ts';

export type OrganizationNotFound =
  | { code: 'organization_unknown'; asked: string }
  | { code: 'organization_ambiguous'; asked: string }
  | { code: 'organization_needed'; count: number };

/** Finds an organisation by id, then by a unique name; without an argument, the only one that exists. */
export async function chooseOrganization(
  db: Database,
  asked: string | undefined,
): Promise<Result<OrganizationRow, OrganizationNotFound>> {
  if (asked === undefined) {
    const all = await listOrganizations(db);
    const [only] = all;
    return only !== undefined && all.length === 1
      ? ok(only)
      : failed({ code: 'organization_needed', count: all.length });
  }
  const byId = await findOrganization(db, asked);
  if (byId !== undefined) return ok(byId);
  const [byName, second] = await findOrganizationsByName(db, asked);
  if (byName === undefined) return failed({ code: 'organization_unknown', asked });
  if (second !== undefined) return failed({ code: 'organization_ambiguous', asked });
  return ok(byName);
}
