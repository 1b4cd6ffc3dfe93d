import { failed, ok, type Result } from '#kit/result.ts';
import { markDeleted } from '#store/query/formChange.ts';
import { findWorkspace, formsInWorkspace, markWorkspaceDeleted } from '#store/query/workspace.ts';
import { deleteAccessToWorkspace } from '#store/query/workspaceAccess.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';

export type WorkspaceNotDeleted =
  | { code: 'workspace_unknown' }
  | { code: 'workspace_not_empty'; forms: number }
  | { code: 'name_differs' };

export interface WorkspaceDeletion {
  /** Its name, which says that its forms go too; one without forms needs no such word. */
  readonly name: string | undefined;
  readonly actor: Actor;
  readonly now: number;
}

/** Takes the workspace away, with its forms where its name is given. */
export async function deleteWorkspace(
  store: Store,
  organizationId: OrganizationId,
  id: string,
  deletion: WorkspaceDeletion,
): Promise<Result<{ forms: number }, WorkspaceNotDeleted>> {
  for (;;) {
    const seen = (await formsInWorkspace(store.read, organizationId, id)).map((form) => form.id);
    const outcome = await store.write((transaction) =>
      deleteWithForms(transaction, organizationId, id, { ...deletion, seen }),
    );
    if (outcome !== undefined) return outcome;
  }
}

/**
 * Forms are locked before their organisation, as everywhere, so that nobody waits in a circle. Undefined where another
 * one has come in since they were looked at.
 */
async function deleteWithForms(
  { db, lockForms, lockOrganization }: WriteTransaction,
  organizationId: OrganizationId,
  id: string,
  { name, actor, now, seen }: WorkspaceDeletion & { seen: readonly string[] },
): Promise<Result<{ forms: number }, WorkspaceNotDeleted> | undefined> {
  await lockForms(organizationId, seen);
  await lockOrganization(organizationId);
  const workspace = await findWorkspace(db, organizationId, id);
  if (workspace === undefined) return failed({ code: 'workspace_unknown' });
  const forms = await formsInWorkspace(db, organizationId, workspace.id);
  if (forms.some((form) => !seen.includes(form.id))) return undefined;
  const arriving = forms.filter((form) => form.import_id !== null);
  if (arriving.length > 0 || (forms.length > 0 && name === undefined))
    return failed({ code: 'workspace_not_empty', forms: forms.length });
  if (forms.length > 0 && name !== workspace.name) return failed({ code: 'name_differs' });
  for (const form of forms) {
    await markDeleted(db, organizationId, form.id, now);
    const target = { kind: 'form', id: form.id, name: form.name };
    const details = { workspace: workspace.id };
    await recordAudit(db, organizationId, actor, { action: 'form.deleted', target, details }, now);
  }
  await deleteAccessToWorkspace(db, organizationId, workspace.id);
  await markWorkspaceDeleted(db, organizationId, workspace.id, now);
  const target = { kind: 'workspace', id: workspace.id, name: workspace.name };
  const details = { forms: forms.length };
  await recordAudit(db, organizationId, actor, { action: 'workspace.deleted', target, details }, now);
  return ok({ forms: forms.length });
}
