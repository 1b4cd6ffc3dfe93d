import { settings as settingsSchema } from '#form/schema/settings.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { updateLive } from '#store/query/form/formChange.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { openSettings } from './openForm.ts';

export type PasswordFailure = { code: 'form_unknown'; asked: string };

/** Sets or removes the password that visitors must enter. Only its hash is stored. */
export async function setFormPassword(
  store: Store,
  organizationId: OrganizationId,
  id: string,
  password: string | undefined,
): Promise<Result<{ had: boolean }, PasswordFailure>> {
  const password_hash = password === undefined ? undefined : await hashPassword(password);
  return await store.write(async ({ db, lockForms }) => {
    await lockForms(organizationId, [id]);
    const row = await findFormDocument(db, organizationId, id);
    if (row === undefined) return failed({ code: 'form_unknown', asked: id });
    const { password_hash: old, ...others } = openSettings(row.settings);
    const settings =
      password_hash === undefined ? others : settingsSchema.parse({ ...others, password_hash });
    await updateLive(db, organizationId, id, { settings: storableJson(settings) });
    return ok({ had: old !== undefined });
  });
}
