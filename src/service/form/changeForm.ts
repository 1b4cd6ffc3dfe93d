import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import { updateLive } from '#store/query/form/formChange.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { findWorkspace } from '#store/query/organization/workspace.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { movedEvent, recordFormChange, renamedEvent } from '../base/audit/recordFormChange.ts';
import { switchForm } from './setFormEnabled.ts';

export interface FormChange {
  readonly enabled?: boolean | undefined;
  /** The id of the workspace to move to. */
  readonly workspace?: string | undefined;
  readonly name?: string | undefined;
}

export type FormNotChanged =
  | { code: 'form_unknown' }
  | { code: 'not_published' }
  | { code: 'workspace_unknown' };

/** Renames a form, enables or disables it, or moves it to another workspace, in one transaction. */
export async function changeForm(
  writes: OrganizationWrites,
  id: string,
  change: FormChange,
  now: number,
): Promise<Result<undefined, FormNotChanged>> {
  return await writes.writeForms([id], async ({ db, organizationId, actor, reach }) => {
    const form = await findFormDocument(db, organizationId, id);
    if (form === undefined || !isInWorkspaceScope(reach, form.workspace_id))
      return failed({ code: 'form_unknown' });
    if (change.enabled !== undefined && form.published_version === null)
      return failed({ code: 'not_published' });
    const { workspace: wanted = form.workspace_id } = change;
    const target = await findWorkspace(db, organizationId, wanted);
    if (target === undefined || !isInWorkspaceScope(reach, target.id))
      return failed({ code: 'workspace_unknown' });
    if (change.enabled !== undefined) await switchForm(db, form, change.enabled, actor, now);
    const name = storableText(change.name ?? form.name);
    if (name !== form.name) {
      await updateLive(db, organizationId, form.id, { name });
      await recordFormChange(db, { ...form, name }, actor, renamedEvent(form.name, name), now);
    }
    if (target.id === form.workspace_id) return ok(undefined);
    await updateLive(db, organizationId, form.id, { workspace_id: target.id });
    await recordFormChange(db, { ...form, name }, actor, movedEvent(form.workspace_id, target.id), now);
    return ok(undefined);
  });
}
