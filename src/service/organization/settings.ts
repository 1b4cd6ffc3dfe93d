import * as z from 'zod/mini';
import { type OrganizationSettings, organizationSettings } from '#contract/app/organizationSettings.ts';
import { storableJson } from '#kit/storableText.ts';
import { findSettings, setSettings } from '#store/query/organizationSettings.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/** What an organisation has chosen. */
export async function settingsOf(
  db: Database,
  organizationId: OrganizationId,
): Promise<OrganizationSettings> {
  return readSettings((await findSettings(db, organizationId)) ?? '{}');
}

/** The stored text; what cannot be read counts as not chosen. */
export function readSettings(text: string): OrganizationSettings {
  const read = z.safeParse(organizationSettings, JSON.parse(text));
  return read.success ? read.data : {};
}

/**
 * Changes some of the settings and leaves the others, also those that are unknown here; what is undefined is taken
 * out. Gives what was chosen before. Under the lock on the organisation, because two people may change at once.
 */
export async function changeSettings(
  { db, lockOrganization }: WriteTransaction,
  organizationId: OrganizationId,
  changes: { readonly [Name in keyof OrganizationSettings]: OrganizationSettings[Name] | undefined },
): Promise<OrganizationSettings> {
  await lockOrganization(organizationId);
  const text = (await findSettings(db, organizationId)) ?? '{}';
  await setSettings(db, organizationId, storableJson({ ...JSON.parse(text), ...changes }));
  return readSettings(text);
}
