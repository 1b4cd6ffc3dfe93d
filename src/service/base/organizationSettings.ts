import * as z from 'zod/mini';
import {
  type OrganizationSettings,
  organizationSettings,
} from '#contract/app/organization/organizationSettings.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { findOrganization, updateOrganizationSettings } from '#store/query/organization/organization.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/** Parses stored settings. One that is invalid counts as missing, and does not take the others with it. */
export function readOrganizationSettings(text: string): OrganizationSettings {
  const stored = JSON.parse(text);
  const read = z.safeParse(organizationSettings, stored);
  if (read.success) return read.data;
  const invalid = new Set(read.error.issues.map(({ path }) => path[0]));
  const valid = Object.entries(stored ?? {}).filter(([key]) => !invalid.has(key));
  return z.safeParse(organizationSettings, Object.fromEntries(valid)).data ?? {};
}

export async function settingsOf(
  db: Database,
  organizationId: OrganizationId,
): Promise<OrganizationSettings> {
  return readOrganizationSettings((await findOrganization(db, organizationId))?.settings ?? '{}');
}

/** Updates settings under the organisation's lock and returns the previous ones. */
export async function changeOrganizationSettings(
  { db, lockOrganization }: Pick<WriteTransaction, 'db' | 'lockOrganization'>,
  organizationId: OrganizationId,
  change: (settings: OrganizationSettings) => OrganizationSettings,
): Promise<OrganizationSettings> {
  await lockOrganization(organizationId);
  const before = await settingsOf(db, organizationId);
  await updateOrganizationSettings(db, organizationId, storableJson(change(before)));
  return before;
}
