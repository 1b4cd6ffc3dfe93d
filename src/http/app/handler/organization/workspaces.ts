import { formatInstant } from '#kit/time/instant.ts';
import { changeAccess } from '#service/organization/workspace/changeAccess.ts';
import { deleteWorkspace } from '#service/organization/workspace/deleteWorkspace.ts';
import { newWorkspace } from '#service/organization/workspace/newWorkspace.ts';
import { renameWorkspace } from '#service/organization/workspace/renameWorkspace.ts';
import { workspaceOverview } from '#store/query/organization/workspace.ts';
import { listAccess } from '#store/query/organization/workspaceAccess.ts';
import { Problem } from '../../../problem.ts';
import type { Call, Handlers } from '../../call.ts';

export const workspacesHandlers: Handlers<
  'workspaces' | 'createWorkspace' | 'renameWorkspace' | 'deleteWorkspace' | 'giveWorkspace' | 'takeWorkspace'
> = {
  async workspaces({ context, actor }) {
    const { read } = context.store;
    const rows = await workspaceOverview(read, actor.organization.id);
    const access = Map.groupBy(
      await listAccess(read, actor.organization.id),
      ({ workspace_id }) => workspace_id,
    );
    const workspaces = rows.map((row) => ({
      ...row,
      created_at: formatInstant(row.created_at),
      access: (access.get(row.id) ?? []).map(({ user_id }) => user_id),
    }));
    return { workspaces };
  },

  async createWorkspace({ actor, body, now }) {
    const made = await newWorkspace(actor.writes, body.name, now);
    if (!made.ok) throw nameTaken();
    return made.value;
  },

  async renameWorkspace({ actor, params, body, now }) {
    const renamed = await renameWorkspace(actor.writes, params.workspace, body.name, now);
    if (renamed.ok) return {};
    throw renamed.failure.code === 'name_taken' ? nameTaken() : new Problem('not_found');
  },

  async deleteWorkspace({ actor, params, body, now }) {
    const deleted = await deleteWorkspace(actor.writes, params.workspace, { name: body.name, now });
    if (deleted.ok) return {};
    const { code } = deleted.failure;
    throw new Problem(code === 'workspace_unknown' ? 'not_found' : code);
  },

  giveWorkspace: async (call) => await settleAccess(call, true),
  takeWorkspace: async (call) => await settleAccess(call, false),
};

function nameTaken(): Problem {
  return new Problem('name_taken', { param: 'name' });
}

async function settleAccess(
  { actor, params, now }: Call<'giveWorkspace' | 'takeWorkspace'>,
  given: boolean,
): Promise<Record<string, never>> {
  const change = { workspace: params.workspace, user: params.user, given };
  const changed = await changeAccess(actor.writes, change, now);
  if (!changed.ok) throw new Problem('not_found');
  return {};
}
