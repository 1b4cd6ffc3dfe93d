import type { ApiContext, ApiRequest } from '../context.ts';
import { readWindow } from '../query.ts';

const withMore = Buffer.from('{"has_more":true,"data":[');
const withoutMore = Buffer.from('{"has_more":false,"data":[');
const end = Buffer.from(']}');

/** The hot path: one query whose bytes are sent unchanged. Undefined if the form does not exist. */
export async function responses(
  { store }: ApiContext,
  { organizationId, id, query }: ApiRequest,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const page = await store.responsePage(organizationId, id, readWindow(query));
  if (page === undefined) return undefined;
  return [page.hasMore ? withMore : withoutMore, page.items, end];
}
