import { failed, ok, type Result } from '#kit/result.ts';
import { findWorkspace, updateWorkspaceName } from '#store/query/organization/workspace.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { isNameTaken } from './isNameTaken.ts';

/** Renames the workspace unless the name is taken. */
export async function renameWorkspace(
  writes: OrganizationWrites,
  id: string,
  name: string,
  now: number,
): Promise<Result<undefined, { code: 'workspace_unknown' | 'name_taken' }>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const workspace = await findWorkspace(db, organizationId, id);
    if (workspace === undefined) return failed({ code: 'workspace_unknown' });
    if (workspace.name === name) return ok(undefined);
    if (await isNameTaken(db, organizationId, name, workspace.id)) return failed({ code: 'name_taken' });
    await updateWorkspaceName(db, organizationId, workspace.id, name);
    const target = { kind: 'workspace', id: workspace.id, name };
    const details = { from: workspace.name, to: name };
    await recordAudit(db, organizationId, actor, { action: 'workspace.renamed', target, details }, now);
    return ok(undefined);
  });
}
