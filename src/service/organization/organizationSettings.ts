import * as z from 'zod/mini';
import {
  type OrganizationSettings,
  organizationSettings,
} from '#contract/app/organization/organizationSettings.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { findOrganization, updateOrganizationSettings } from '#store/query/organization/organization.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/** What an organisation has chosen, of the text that is stored; nothing where it cannot be read. */
export function readOrganizationSettings(text: string): OrganizationSettings {
  const read = z.safeParse(organizationSettings, JSON.parse(text));
  return read.success ? read.data : {};
}

/** The same of an organisation that is there. */
export async function settingsOf(
  db: Database,
  organizationId: OrganizationId,
): Promise<OrganizationSettings> {
  return readOrganizationSettings((await findOrganization(db, organizationId))?.settings ?? '{}');
}

/** Changes some of it and leaves the rest; gives what it was before. */
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
