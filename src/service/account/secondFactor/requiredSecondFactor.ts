import { hasSecondFactor } from '#store/query/account/secondFactor.ts';
import { listMemberships } from '#store/query/organization/membership.ts';
import type { Database } from '#store/tables.ts';
import { readOrganizationSettings } from '../../base/organizationSettings.ts';

export interface SecondFactorRequired {
  readonly code: 'second_factor_required';
  /** The organisations that the person would lose access to. */
  readonly organizations: readonly { readonly id: string; readonly name: string }[];
}

/** The person's organisations that require a second factor. */
export async function organizationsRequiringSecondFactor(
  db: Database,
  userId: string,
): Promise<SecondFactorRequired['organizations']> {
  const memberships = await listMemberships(db, userId);
  return memberships
    .filter(({ settings }) => readOrganizationSettings(settings).second_factor_required === true)
    .map(({ organization_id: id, name }) => ({ id, name }));
}

/**
 * The refusal if the caller has just removed the last second factor while an organisation requires one. Called in the
 * transaction of the removal, with the user locked.
 */
export async function secondFactorRefusal(
  db: Database,
  userId: string,
  issuer: string | undefined,
): Promise<SecondFactorRequired | undefined> {
  if (await hasSecondFactor(db, userId, issuer)) return undefined;
  const organizations = await organizationsRequiringSecondFactor(db, userId);
  return organizations.length === 0 ? undefined : { code: 'second_factor_required', organizations };
}
