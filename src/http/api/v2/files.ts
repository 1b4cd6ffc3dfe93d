import type { File } from '#contract/v2.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { filePage } from '#store/query/response/file.ts';
import type { ApiContext, ApiRequest } from '../context.ts';
import { readWindow } from '../query.ts';

export async function files({ store }: ApiContext, { organizationId, query }: ApiRequest) {
  const { rows, hasMore } = await filePage(store.readStale, organizationId, readWindow(query));
  const data = rows.map(
    ({ id, name, type, size, created_at, updated_at }): File => ({
      id,
      name,
      type,
      size,
      created_at: formatInstant(created_at),
      updated_at: formatInstant(updated_at),
    }),
  );
  return { has_more: hasMore, data };
}
