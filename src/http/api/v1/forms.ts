import type { V1FormDetail, V1FormSummary } from '#contract/v1.ts';
import { v1PagesOf } from '#form/definition/apiView.ts';
import { formatInstantWithOffset } from '#kit/time/instant.ts';
import { type FormSummaryRow, findForm, formsAtOffset } from '#store/query/form/form.ts';
import type { ApiContext, ApiRequest } from '../context.ts';
import { publishedDefinition } from '../publishedDefinition.ts';
import { readPage } from '../query.ts';
import { pageSize } from './pageSize.ts';

export async function forms({ store, baseUrl }: ApiContext, { organizationId, query }: ApiRequest) {
  const page = readPage(query);
  const { rows, total } = await formsAtOffset(
    store.readStale,
    organizationId,
    (page - 1) * pageSize,
    pageSize,
  );
  const data = rows.map(
    (row): V1FormSummary => ({
      ...common(row),
      formLink: formLink(baseUrl, row.id),
      responsesLink: `${formLink(baseUrl, row.id)}/responses`,
    }),
  );
  return { type: 'forms', total, page, hasMore: page * pageSize < total, data };
}

/** Undefined if the form does not exist. */
export async function form(
  context: ApiContext,
  { organizationId, id }: ApiRequest,
): Promise<V1FormDetail | undefined> {
  const row = await findForm(context.store.read, organizationId, id);
  if (row === undefined) return undefined;
  return {
    ...common(row),
    responsesLink: `${formLink(context.baseUrl, row.id)}/responses`,
    fields: v1PagesOf(await publishedDefinition(context, row)),
  };
}

function common(row: FormSummaryRow) {
  return {
    id: row.id,
    created: formatInstantWithOffset(row.created_at),
    updated: formatInstantWithOffset(row.updated_at),
    name: row.name,
    counter: row.counter,
  };
}

function formLink(baseUrl: string, id: string): string {
  return `${baseUrl}/v1/form/${encodeURIComponent(id)}`;
}
