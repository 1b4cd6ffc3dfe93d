import { failed, ok, type Result } from '#kit/result.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { updateLive } from '#store/query/form/formChange.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { Database } from '#store/tables.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import type { Actor } from '../base/audit/recordAudit.ts';
import { recordFormChange } from '../base/audit/recordFormChange.ts';

export type SwitchFailure = { code: 'form_unknown'; asked: string } | { code: 'not_published' };

/** Enables or disables responses. Refused before the first publication. */
export async function setFormEnabled(
  writes: OrganizationWrites,
  id: string,
  enabled: boolean,
  now: number,
): Promise<Result<{ changed: boolean }, SwitchFailure>> {
  return await writes.writeForms([id], async ({ db, organizationId, actor }) => {
    const row = await findFormDocument(db, organizationId, id);
    if (row === undefined) return failed({ code: 'form_unknown', asked: id });
    if (row.published_version === null) return failed({ code: 'not_published' });
    return ok({ changed: await switchForm(db, row, enabled, actor, now) });
  });
}

/** Returns true if the state changed. The caller holds the form's lock and has checked that it is published. */
export async function switchForm(
  db: Database,
  form: FormRow,
  enabled: boolean,
  actor: Actor,
  now: number,
): Promise<boolean> {
  if (form.enabled === Number(enabled)) return false;
  await updateLive(db, form.organization_id, form.id, { enabled: Number(enabled) });
  const action = enabled ? 'form.enabled' : 'form.disabled';
  const change = { kind: 'form_changed', old: { enabled: !enabled }, new: { enabled } } as const;
  await recordFormChange(db, form, actor, { action, changes: [change] }, now);
  return true;
}
