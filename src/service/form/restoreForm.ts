import { failed, ok, type Result } from '#kit/result.ts';
import { day } from '#kit/time/durations.ts';
import { isConflict } from '#store/conflict.ts';
import { findDeletedForm } from '#store/query/form/deletedForm.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { markRestored } from '#store/query/form/formChange.ts';
import { findAddressHolder, findSlugHolder } from '#store/query/form/formDocument.ts';
import { findWorkspace } from '#store/query/organization/workspace.ts';
import type { Database } from '#store/tables.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { recordFormChange } from '../base/audit/recordFormChange.ts';

/** How long a deleted form can be restored, in milliseconds. */
export const restorePeriod = 7 * day;

export type FormNotRestored =
  | { code: 'form_unknown' }
  | { code: 'workspace_gone' }
  | { code: 'address_taken' };

/** Restores a deleted form with all its responses, in its former workspace. */
export async function restoreForm(
  writes: OrganizationWrites,
  id: string,
  now: number,
): Promise<Result<undefined, FormNotRestored>> {
  for (let conflicts = 0; ; ) {
    try {
      return await writes.writeForms([id], (transaction) => restore(transaction, id, now));
    } catch (error) {
      // Another request took the address or the list position concurrently; the retry finds it taken.
      conflicts += 1;
      if (!isConflict(error) || conflicts === 3) throw error;
    }
  }
}

async function restore(
  { db, organizationId, actor, reach }: OrganizationTransaction,
  id: string,
  now: number,
): Promise<Result<undefined, FormNotRestored>> {
  const form = await findDeletedForm(db, organizationId, id, now - restorePeriod);
  if (form === undefined || !isInWorkspaceScope(reach, form.workspace_id))
    return failed({ code: 'form_unknown' });
  if ((await findWorkspace(db, organizationId, form.workspace_id)) === undefined)
    return failed({ code: 'workspace_gone' });
  if (await isAddressTaken(db, form)) return failed({ code: 'address_taken' });
  await markRestored(db, form);
  const event = { action: 'form.restored', changes: [{ kind: 'form_restored' }] } as const;
  await recordFormChange(db, form, actor, event, now);
  return ok(undefined);
}

/** Another form may have taken the slug in the meantime, or this form's id as its slug. */
async function isAddressTaken(db: Database, { id, slug }: FormRow): Promise<boolean> {
  if (slug !== null && (await findAddressHolder(db, slug)) !== undefined) return true;
  return (await findSlugHolder(db, id)) !== undefined;
}
