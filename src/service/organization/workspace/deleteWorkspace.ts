import { failed, ok, type Result } from '#kit/result.ts';
import { markDeleted } from '#store/query/form/formChange.ts';
import {
  findWorkspace,
  formsInWorkspace,
  markWorkspaceDeleted,
} from '#store/query/organization/workspace.ts';
import { deleteAccessToWorkspace } from '#store/query/organization/workspaceAccess.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { recordFormChange } from '../../base/audit/recordFormChange.ts';

export type WorkspaceNotDeleted =
  | { code: 'workspace_unknown' }
  | { code: 'workspace_not_empty'; forms: number }
  | { code: 'name_differs' };

export interface WorkspaceDeletion {
  /** The typed name, which confirms that the forms are deleted too; not needed for an empty workspace. */
  readonly name: string | undefined;
  readonly now: number;
}

/** Soft-deletes the workspace, with its forms if the name confirms it. */
export async function deleteWorkspace(
  writes: OrganizationWrites,
  id: string,
  deletion: WorkspaceDeletion,
): Promise<Result<{ forms: number }, WorkspaceNotDeleted>> {
  for (;;) {
    const seen = (await formsInWorkspace(writes.read, writes.organizationId, id)).map((form) => form.id);
    const outcome = await writes.writeForms(seen, (transaction) =>
      deleteWithForms(transaction, id, { ...deletion, seen }),
    );
    if (outcome !== undefined) return outcome;
  }
}

/** Runs with the seen forms locked. Undefined, to retry, if another form has arrived since. */
async function deleteWithForms(
  { db, organizationId, actor }: OrganizationTransaction,
  id: string,
  { name, now, seen }: WorkspaceDeletion & { seen: readonly string[] },
): Promise<Result<{ forms: number }, WorkspaceNotDeleted> | undefined> {
  const workspace = await findWorkspace(db, organizationId, id);
  if (workspace === undefined) return failed({ code: 'workspace_unknown' });
  const forms = await formsInWorkspace(db, organizationId, workspace.id);
  if (forms.some((form) => !seen.includes(form.id))) return undefined;
  const importing = forms.filter((form) => form.import_id !== null);
  if (importing.length > 0 || (forms.length > 0 && name === undefined))
    return failed({ code: 'workspace_not_empty', forms: forms.length });
  if (forms.length > 0 && name !== workspace.name) return failed({ code: 'name_differs' });
  for (const form of forms) {
    await markDeleted(db, organizationId, form.id, now);
    const event = { details: { workspace: workspace.id }, changes: [{ kind: 'form_deleted' }] } as const;
    const deleted = { organization_id: organizationId, id: form.id, name: form.name };
    await recordFormChange(db, deleted, actor, { action: 'form.deleted', ...event }, now);
  }
  await deleteAccessToWorkspace(db, organizationId, workspace.id);
  await markWorkspaceDeleted(db, organizationId, workspace.id, now);
  const target = { kind: 'workspace', id: workspace.id, name: workspace.name };
  const details = { forms: forms.length };
  await recordAudit(db, organizationId, actor, { action: 'workspace.deleted', target, details }, now);
  return ok({ forms: forms.length });
}
