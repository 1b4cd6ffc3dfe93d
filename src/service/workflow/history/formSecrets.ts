import { failed, ok, type Result } from '#kit/result.ts';
import { deleteFormSecret, setFormSecret } from '#store/query/workflow/formSecret.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { requireFormInScope } from '../../base/access/requireFormInScope.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

interface FormName {
  readonly id: string;
  readonly name: string;
}

/** Sets a secret that actions of the form send to the origin of this address only; nobody sees it again. */
export async function changeFormSecret(
  writes: OrganizationWrites,
  keys: AccountKeys,
  form: FormName,
  { name, value, address }: { readonly name: string; readonly value: string; readonly address: string },
  now: number,
): Promise<void> {
  const sealed = keys.seal('form_secret', value);
  const { origin } = new URL(address);
  await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor } = transaction;
    await setFormSecret(db, organizationId, form.id, { name, sealed, origins: origin, changed_at: now });
    const target = { kind: 'form', ...form };
    const event = { action: 'form.secret_set', target, details: { secret: name, origin } } as const;
    await recordAudit(db, organizationId, actor, event, now);
  });
}

export async function removeFormSecret(
  writes: OrganizationWrites,
  form: FormName,
  name: string,
  now: number,
): Promise<Result<undefined, { code: 'secret_unknown' }>> {
  return await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor } = transaction;
    if (!(await deleteFormSecret(db, organizationId, form.id, name)))
      return failed({ code: 'secret_unknown' });
    const target = { kind: 'form', ...form };
    const event = { action: 'form.secret_deleted', target, details: { secret: name } } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ok(undefined);
  });
}
