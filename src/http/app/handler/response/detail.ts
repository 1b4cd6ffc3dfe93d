import { Readable } from 'node:stream';
import type { ResponseDetail } from '#contract/app/response/detail.ts';
import { QueryMatcher } from '#form/query/queryMatcher.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import { formCurrency } from '#form/value/formCurrency.ts';
import { storedAnswers } from '#render/answer/responseText.ts';
import { openSettings } from '#service/form/openForm.ts';
import { responsePdf } from '#service/pdf/responsePdf.ts';
import { pictureStart, pictureType } from '#service/response/detail/pictureType.ts';
import { showFiles, showResponse } from '#service/response/detail/showResponse.ts';
import type { Cursor } from '#service/response/query/cursor.ts';
import { listedResponses } from '#service/response/query/listedResponses.ts';
import { factsOf, itemsOf } from '#service/response/query/parsedRow.ts';
import { readPage } from '#service/response/query/readPage.ts';
import { loadVersions, type ReadForm, type ResponseReader } from '#service/response/query/responseReader.ts';
import { type FileRow, filesOfResponse } from '#store/query/response/file.ts';
import type { TableRow } from '#store/query/response/table/tableRows.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, InOrganization } from '../../call.ts';
import type { OrganizationContext } from '../../context.ts';
import { queryOf, visibleResponse } from './readForm.ts';

/** A larger picture is only saved. */
const largestPreview = 25 * 1024 * 1024;
/** Milliseconds for each of the two neighbours. */
const neighbourBudget = 200;

export const responseDetailHandlers: Handlers<
  'response' | 'responseNeighbours' | 'responsePdf' | 'downloadResponseFile' | 'previewResponseFile'
> = {
  async response({ context, params, actor }) {
    const { form, row } = await visibleResponse(context.store, actor, params.form, params.response);
    return await detailOf(context, form, row);
  },

  async responseNeighbours({ context, params, query: { query: text }, actor }) {
    const { form, row } = await visibleResponse(context.store, actor, params.form, params.response);
    const query = queryOf(text);
    const cursor = await cursorOf(context, form, query, row);
    const [previous, next] = [
      await neighbour(context, form, query, { cursor, reverse: true }),
      await neighbour(context, form, query, { cursor, reverse: false }),
    ];
    return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
  },

  async responsePdf({ context, params, actor, waitSignal }) {
    const { store, definitions, pdfs } = context;
    const { form, row } = await visibleResponse(store, actor, params.form, params.response);
    const definition = await definitions.get(actor.organization.id, form.id, row.version);
    if (definition === undefined) throw new Problem('not_found');
    const timeZone = openSettings(form.settings).time_zone ?? 'UTC';
    const answers = () => storedAnswers(definition, itemsOf(row));
    const content = responsePdf({
      form: { name: form.name, definition, timeZone },
      response: { number: row.number, createdAt: row.created_at, answers },
      isTest: row.state === 'test',
    });
    const made = await pdfs.make(content, { organizationId: actor.organization.id, signal: waitSignal });
    if (!made.ok) throw new Problem(made.failure.code, { headers: ['Retry-After', '10'] });
    return {
      name: content.name,
      type: 'application/pdf',
      size: made.value.length,
      inline: false,
      open: () => Readable.from([made.value]),
    };
  },

  async downloadResponseFile({ context, params, actor }) {
    const { file, key, size } = await contentOf(context, actor, params);
    return {
      name: file.name,
      // Saved under its name in any case, so the claimed type is of no use.
      type: 'application/octet-stream',
      size,
      inline: false,
      open: () => context.files.read(key),
    };
  },

  async previewResponseFile({ context, params, actor }) {
    const { file, key, size } = await contentOf(context, actor, params);
    const first: Buffer[] = [];
    if (size > 0 && size <= largestPreview)
      for await (const chunk of context.files.read(key, { start: 0, end: Math.min(size, pictureStart) - 1 }))
        first.push(chunk);
    const type = pictureType(Buffer.concat(first));
    if (type === undefined) throw new Problem('not_found');
    return { name: file.name, type, size, inline: true, open: () => context.files.read(key) };
  },
};

/** A response as its own version asked, with its files. */
export async function detailOf(
  { store, definitions }: Pick<OrganizationContext, 'store' | 'definitions'>,
  form: Awaited<ReturnType<typeof visibleResponse>>['form'],
  row: TableRow,
): Promise<ResponseDetail> {
  const { organization_id, id, published_version } = form;
  const then = await definitions.get(organization_id, id, row.version);
  const now =
    published_version === null ? undefined : await definitions.get(organization_id, id, published_version);
  const [response] = await listedResponses(store.read, definitions, form, [row], { whole: true });
  if (then === undefined || response === undefined) throw new Problem('not_found');
  const base = `/app/api/o/${organization_id}/forms/${id}/responses/${row.id}`;
  return {
    response,
    ...showResponse(row, then, now),
    published_version,
    currency: formCurrency(then) ?? null,
    files: showFiles(await filesOfResponse(store.read, organization_id, id, row.id), base),
  };
}

async function contentOf(
  { store, files }: OrganizationContext,
  actor: InOrganization,
  params: { readonly form: string; readonly response: string; readonly file: string },
): Promise<{ file: FileRow; key: string; size: number }> {
  const { form, row } = await visibleResponse(store, actor, params.form, params.response);
  const found = await filesOfResponse(store.read, actor.organization.id, form.id, row.id);
  const file = found.find(({ id }) => id === params.file);
  if (file === undefined || file.storage_key === null) throw new Problem('not_found');
  const size = await files.size(file.storage_key);
  if (size === undefined) throw new Problem('not_found');
  return { file, key: file.storage_key, size };
}

/** The place of a response in the order of a query. */
async function cursorOf(
  { definitions }: ResponseReader,
  form: ReadForm,
  query: ResponseQuery,
  row: TableRow,
): Promise<Cursor> {
  const { created_at, id } = row;
  if (query.sort.by === 'date') return { sort_key: '', created_at, id };
  const matcher = new QueryMatcher(query);
  await loadVersions(definitions, form, matcher, [row]);
  return { sort_key: matcher.sortKey(factsOf(row, [])), created_at, id };
}

/** Null at the end; undefined where it was not found in time. */
async function neighbour(
  reader: ResponseReader,
  form: ReadForm,
  query: ResponseQuery,
  { cursor, reverse }: { readonly cursor: Cursor; readonly reverse: boolean },
): Promise<number | null | undefined> {
  const page = await readPage(reader, form, query, {
    beyond: cursor,
    limit: 1,
    reverse,
    budget: neighbourBudget,
  });
  const [row] = page.rows;
  if (row !== undefined) return row.id;
  return page.next === undefined && page.preparing === undefined ? null : undefined;
}
