import type { Workspace } from '#contract/v2.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { workspacePage } from '#store/query/organization/workspace.ts';
import type { ApiContext, ApiRequest } from '../context.ts';
import { readWindow } from '../query.ts';

export async function workspaces({ store }: ApiContext, { organizationId, query }: ApiRequest) {
  const { rows, hasMore } = await workspacePage(store.readStale, organizationId, readWindow(query));
  const data = rows.map(
    ({ id, name, created_at }): Workspace => ({ id, name, created_at: formatInstant(created_at) }),
  );
  return { has_more: hasMore, data };
}
