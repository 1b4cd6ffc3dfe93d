import { iso31661, iso31662 } from 'iso-3166';
import type { V1Response } from '#contract/v1.ts';
import type { Response } from '#contract/v2.ts';
import { plainInstant } from '#kit/time/instant.ts';
import { findForm } from '#store/query/form/form.ts';
import { type ResponseText, responsesAtOffset } from '#store/query/response/response.ts';
import type { ApiContext, ApiRequest } from '../context.ts';
import { readPage } from '../query.ts';
import { contentItem } from './contentItem.ts';
import { pageSize } from './pageSize.ts';

const countries = new Map(iso31661.map(({ alpha2, name }) => [alpha2, name]));
const regions = new Map(iso31662.map(({ code, name }) => [code, name]));
/** The English name of a two-letter code; empty for one that ISO 3166 does not have. */
function countryName(code: string): string {
  return countries.get(code) ?? '';
}

function regionName(code: string): string {
  return regions.get(code) ?? '';
}

/** Undefined if the form does not exist. */
export async function responses(context: ApiContext, request: ApiRequest) {
  const { organizationId, id } = request;
  const form = await findForm(context.store.read, organizationId, id);
  if (form === undefined) return undefined;
  const page = readPage(request.query);
  const total = form.live_count;
  const offset = (page - 1) * pageSize;
  const rows =
    offset < total
      ? await responsesAtOffset(context.store.readStale, organizationId, id, offset, pageSize)
      : [];
  const data: V1Response[] = [];
  for (const row of rows) data.push(await v1Response(context, request, row));
  return { type: 'responses', total, page, hasMore: page * pageSize < total, form_name: form.name, data };
}

/** Responses are stored as v2 JSON, so v1 parses them and converts them with the labels of the answered version. */
async function v1Response(
  context: ApiContext,
  { organizationId, id }: ApiRequest,
  row: ResponseText,
): Promise<V1Response> {
  const { visitor, ...response } = JSON.parse(row.json) as Response;
  const definition = await context.definitions.get(organizationId, id, row.version);
  return {
    id: response.id,
    created: plainInstant(response.created_at),
    updated: plainInstant(response.updated_at),
    visitor: {
      city: visitor.city,
      division: regionName(visitor.region),
      country: countryName(visitor.country),
    },
    metadata: metadataOf(row.extra),
    content: response.response.map((item) => contentItem(context, organizationId, item, definition)),
  };
}

/** The metadata of an imported response. */
function metadataOf(extra: string | null): unknown {
  if (extra === null) return null;
  const { metadata = null } = JSON.parse(extra) as { metadata?: unknown };
  return metadata;
}
