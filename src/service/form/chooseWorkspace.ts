import { failed, ok, type Result } from '#kit/result.ts';
import {
  findVisibleWorkspaces,
  firstWorkspaces,
  type WorkspaceRow,
} from '#store/query/organization/workspace.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

export type WorkspaceNotFound =
  | { code: 'workspace_unknown'; asked: string }
  | { code: 'workspace_ambiguous'; asked: string }
  | { code: 'workspace_needed'; count: number };

/** Finds a workspace by id, then by a unique name; without an argument, the only one that exists. */
export async function chooseWorkspace(
  db: Database,
  organizationId: OrganizationId,
  asked: string | undefined,
): Promise<Result<WorkspaceRow, WorkspaceNotFound>> {
  if (asked === undefined) {
    const [only, ...others] = await firstWorkspaces(db, organizationId, 2);
    return only !== undefined && others.length === 0
      ? ok(only)
      : failed({ code: 'workspace_needed', count: only === undefined ? 0 : 2 });
  }
  const [found, second] = await findVisibleWorkspaces(db, organizationId, asked);
  if (found === undefined) return failed({ code: 'workspace_unknown', asked });
  return second === undefined ? ok(found) : failed({ code: 'workspace_ambiguous', asked });
}
