import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { createWorkspace, type WorkspaceRow } from '#store/query/workspace.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { chooseWorkspace, type WorkspaceNotFound } from './chooseWorkspace.ts';

/** The workspace that somebody named. A person at the command line means it; a file may come from elsewhere. */
export interface AskedWorkspace {
  idOrName: string;
  by: 'person' | 'file';
}

export interface FormPlace {
  workspace: Pick<WorkspaceRow, 'id' | 'name'>;
  /** The organisation has no workspace yet; {@link makeWorkspace} makes it. */
  missing: boolean;
  /** What the file says, where there is nothing but one other workspace. */
  ignored?: string;
}

/** Where a form goes: `current` is where it is already. Changes nothing. */
export async function placeOfForm(
  db: Database,
  organizationId: OrganizationId,
  asked: AskedWorkspace | undefined,
  current: string | undefined,
): Promise<Result<FormPlace, WorkspaceNotFound>> {
  const named = await chooseWorkspace(db, organizationId, asked?.idOrName ?? current);
  if (named.ok) return ok({ workspace: named.value, missing: false });
  const only = await chooseWorkspace(db, organizationId, undefined);
  if (!only.ok && only.failure.code === 'workspace_needed' && only.failure.count === 0)
    return ok({ workspace: { id: newShortId(), name: asked?.idOrName ?? 'Forms' }, missing: true });
  if (only.ok && asked?.by !== 'person')
    return ok({ workspace: only.value, missing: false, ...(asked && { ignored: asked.idOrName }) });
  return failed(named.failure);
}

export async function makeWorkspace(
  transaction: WriteTransaction,
  organizationId: OrganizationId,
  { workspace, missing }: FormPlace,
  now: number,
): Promise<void> {
  if (missing) await createWorkspace(transaction, organizationId, workspace, now);
}
