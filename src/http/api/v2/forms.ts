import type { FormDetail, FormItem } from '#contract/v2.ts';
import { v2FieldsOf, v2PagesOf } from '#form/definition/apiView.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { type FormSummaryRow, findForm, formPage } from '#store/query/form/form.ts';
import type { ApiContext, ApiRequest } from '../context.ts';
import { publishedDefinition } from '../publishedDefinition.ts';
import { readWindow } from '../query.ts';

export async function forms({ store }: ApiContext, { organizationId, query }: ApiRequest) {
  const { rows, hasMore } = await formPage(store.readStale, organizationId, readWindow(query));
  return { has_more: hasMore, data: rows.map(formItem) };
}

/** Undefined if the form does not exist. */
export async function form(
  context: ApiContext,
  { organizationId, id }: ApiRequest,
): Promise<FormDetail | undefined> {
  const row = await findForm(context.store.read, organizationId, id);
  if (row === undefined) return undefined;
  const definition = await publishedDefinition(context, row);
  return {
    ...formItem(row),
    responses: row.live_count + row.test_count,
    fields: v2FieldsOf(definition),
    pages: v2PagesOf(definition),
  };
}

function formItem(row: FormSummaryRow): FormItem {
  return {
    id: row.id,
    name: row.name,
    workspace_id: row.workspace_id,
    enabled: row.enabled === 1,
    created_at: formatInstant(row.created_at),
    updated_at: formatInstant(row.updated_at),
  };
}
