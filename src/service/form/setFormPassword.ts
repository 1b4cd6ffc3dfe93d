import { settings as settingsSchema } from '#form/schema/settings.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { updateLive } from '#store/query/form/formChange.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { passwordEvent, recordFormChange } from '../base/audit/recordFormChange.ts';
import { openSettings } from './openForm.ts';

export type PasswordFailure = { code: 'form_unknown'; asked: string };

/** Sets or removes the password that visitors must enter. Only its hash is stored. */
export async function setFormPassword(
  writes: OrganizationWrites,
  id: string,
  password: string | undefined,
  now: number,
  signal?: AbortSignal,
): Promise<Result<{ had: boolean }, PasswordFailure>> {
  const turn = { queue: 'forms', share: writes.organizationId, signal } as const;
  const password_hash = password === undefined ? undefined : await hashPassword(password, turn);
  return await writes.writeForms([id], async ({ db, organizationId, actor, reach }) => {
    const row = await findFormDocument(db, organizationId, id);
    if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
      return failed({ code: 'form_unknown', asked: id });
    const { password_hash: old, ...others } = openSettings(row.settings);
    const settings =
      password_hash === undefined ? others : settingsSchema.parse({ ...others, password_hash });
    await updateLive(db, organizationId, id, { settings: storableJson(settings) });
    const event = passwordEvent(old, password_hash);
    if (event !== undefined) await recordFormChange(db, row, actor, event, now);
    return ok({ had: old !== undefined });
  });
}
