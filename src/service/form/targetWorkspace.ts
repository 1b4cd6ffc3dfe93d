import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { createWorkspace, type WorkspaceRow } from '#store/query/organization/workspace.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { chooseWorkspace, type WorkspaceNotFound } from './chooseWorkspace.ts';

export interface TargetWorkspace {
  workspace: Pick<WorkspaceRow, 'id' | 'name'>;
  /** The organisation has no workspace yet; {@link makeWorkspace} creates this one. */
  missing: boolean;
}

/**
 * Finds the workspace of a form: `asked` is an id or a name, `current` the form's workspace so far. Stores nothing.
 */
export async function targetWorkspace(
  db: Database,
  organizationId: OrganizationId,
  asked: string | undefined,
  current: string | undefined,
): Promise<Result<TargetWorkspace, WorkspaceNotFound>> {
  const named = await chooseWorkspace(db, organizationId, asked ?? current);
  if (named.ok) return ok({ workspace: named.value, missing: false });
  const only = await chooseWorkspace(db, organizationId, undefined);
  if (!only.ok && only.failure.code === 'workspace_needed' && only.failure.count === 0)
    return ok({ workspace: { id: newShortId(), name: asked ?? 'Forms' }, missing: true });
  if (only.ok && asked === undefined) return ok({ workspace: only.value, missing: false });
  return failed(named.failure);
}

/** Describes the move if a push changes the workspace. */
export function describeMove(current: string, { workspace }: TargetWorkspace): string[] {
  return current === workspace.id ? [] : [`Moves the form to the workspace "${workspace.name}".`];
}

export async function makeWorkspace(
  transaction: Pick<WriteTransaction, 'db' | 'lockOrganization'>,
  organizationId: OrganizationId,
  { workspace, missing }: TargetWorkspace,
  now: number,
): Promise<void> {
  if (missing) await createWorkspace(transaction, organizationId, workspace, now);
}
