import type { Finding } from '#form/check/findings.ts';
import { type SchemaFault, schemaFaults } from '#form/schema/faults.ts';
import { type FormSettings, settings as settingsSchema } from '#form/schema/settings.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { isConflict } from '#store/conflict.ts';
import { updateLive } from '#store/query/form/formChange.ts';
import { findAddressHolder, findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { recordFormChange, settingsEvent } from '../base/audit/recordFormChange.ts';
import { openSettings, openStored } from './openForm.ts';
import { settingsErrors } from './settingsErrors.ts';

/** New values by the names of settings; null removes one. The others stay, because someone else may be changing them. */
export type SettingsChange = Readonly<Record<string, unknown>>;

export type SettingsFailure =
  | { code: 'form_unknown' }
  | { code: 'settings_malformed'; faults: SchemaFault[] }
  | { code: 'settings_invalid'; findings: Finding[] }
  | { code: 'slug_taken' };

/** Changes live settings, all but the password. They take effect at once, for visitors too. */
export async function changeSettings(
  writes: OrganizationWrites,
  id: string,
  change: SettingsChange,
  now: number,
): Promise<Result<FormSettings, SettingsFailure>> {
  try {
    return await writes.writeForms([id], (transaction) => applyChange(transaction, id, change, now));
  } catch (error) {
    // The slug is the only unique value: another form took it after it was looked up.
    if (isConflict(error)) return failed({ code: 'slug_taken' });
    throw error;
  }
}

async function applyChange(
  { db, organizationId, actor, reach }: OrganizationTransaction,
  id: string,
  change: SettingsChange,
  now: number,
): Promise<Result<FormSettings, SettingsFailure>> {
  const row = await findFormDocument(db, organizationId, id);
  if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
    return failed({ code: 'form_unknown' });
  const before = openSettings(row.settings);
  const { password_hash, ...others } = before;
  const { password_hash: _, ...asked } = change;
  const wanted = Object.entries({ ...others, ...asked }).filter(([, value]) => value !== null);
  const valid = settingsSchema.safeParse(Object.fromEntries(wanted));
  if (!valid.success) return failed({ code: 'settings_malformed', faults: schemaFaults(valid.error) });
  const findings = settingsErrors(openStored(row.draft), valid.data);
  if (findings.length > 0) return failed({ code: 'settings_invalid', findings });
  const { slug } = valid.data;
  const holder = slug === undefined ? undefined : await findAddressHolder(db, slug);
  if (holder !== undefined && holder.id !== id) return failed({ code: 'slug_taken' });
  const after = password_hash === undefined ? valid.data : { ...valid.data, password_hash };
  const event = settingsEvent(before, after);
  if (event === undefined) return ok(valid.data);
  await updateLive(db, organizationId, id, { settings: storableJson(after), slug: slug ?? null });
  await recordFormChange(db, row, actor, event, now);
  return ok(valid.data);
}
