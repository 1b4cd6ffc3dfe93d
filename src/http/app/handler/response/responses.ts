import type { ResponseColumn, ResponseListed } from '#contract/app/response/table.ts';
import { showsPrices } from '#form/answer/amountOf.ts';
import { formLanguages } from '#form/definition/formLanguages.ts';
import { operatorsOf } from '#form/logic/operators.ts';
import { comparedField, isSortable } from '#form/query/knownField.ts';
import { mergedFields } from '#form/query/mergedFields.ts';
import { QueryMatcher } from '#form/query/queryMatcher.ts';
import { nextPiece } from '#kit/async/nextPiece.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { readCursor, writeCursor } from '#service/response/query/cursor.ts';
import { listedResponses } from '#service/response/query/listedResponses.ts';
import { matching, readPage } from '#service/response/query/readPage.ts';
import { versionTimes } from '#store/query/form/formVersions.ts';
import { countDeleted } from '#store/query/response/deletedResponse.ts';
import { countUpTo, newestNumber, rowsById } from '#store/query/response/table/tableRows.ts';
import { tagsOfForm } from '#store/query/response/table/tags.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';
import { visibleForm } from '../form/visibleForm.ts';
import { queryOf } from './readForm.ts';

/** Spam, partial and deleted responses are counted to here. */
const countLimit = 1000;
const smallestPage = 50;
const largestPage = 200;
/** Documents are large; older versions than these add no columns. */
const maxVersions = 100;
const maxTags = 500;

/** The price of an answer: a number of its own, by which responses are neither filtered nor sorted. */
const priceColumn = (column: ResponseColumn): ResponseColumn => ({
  ...column,
  id: `${column.id}.price`,
  price: true,
  operators: [],
  comparison: 'none',
  options: [],
  sortable: false,
});

export const responsesHandlers: Handlers<
  'responseColumns' | 'responseCounts' | 'responses' | 'responsesById'
> = {
  async responseColumns({ context: { store, definitions }, params, actor }) {
    const { id } = await visibleForm(store, actor, params.form);
    const organizationId = actor.organization.id;
    const versions = await versionTimes(store.read, organizationId, id);
    const documents = [];
    for (const { version } of versions.slice(0, maxVersions)) {
      const definition = await definitions.get(organizationId, id, version);
      if (definition !== undefined) documents.push(definition);
      await nextPiece();
    }
    return {
      columns: mergedFields(documents).flatMap(({ field, page, current, options }): ResponseColumn[] => {
        const comparison = comparedField(field)?.comparison ?? 'none';
        const column: ResponseColumn = {
          id: field.id,
          type: field.type,
          label: field.label,
          page,
          price: false,
          current,
          operators: [...operatorsOf(comparison)],
          comparison,
          options: [...options],
          sortable: isSortable(comparison),
          field: { ...field },
        };
        return showsPrices(field) ? [column, priceColumn(column)] : [column];
      }),
      versions: versions.map(({ version, published_at }) => ({
        version,
        published_at: formatInstant(published_at),
      })),
      languages: [...new Set(documents.flatMap(formLanguages))],
      tags: await tagsOfForm(store.read, organizationId, id, maxTags),
    };
  },

  async responseCounts({ context: { store }, params, actor }) {
    const { id, live_count, test_count } = await visibleForm(store, actor, params.form);
    const counted = (tab: 'spam' | 'partial') =>
      countUpTo(store.read, actor.organization.id, id, tab, countLimit);
    return {
      live: live_count,
      test: test_count,
      spam: await counted('spam'),
      partial: await counted('partial'),
      deleted: await countDeleted(store.read, actor.organization.id, id, countLimit),
      limit: countLimit,
    };
  },

  async responses({ context, params, query: { query: text, after, limit }, actor }) {
    const { store } = context;
    const form = await visibleForm(store, actor, params.form);
    const query = queryOf(text);
    const beyond = after === undefined ? undefined : readCursor(after);
    if (after !== undefined && beyond === undefined) throw new Problem('field_invalid', { param: 'after' });
    const size = Math.min(largestPage, Math.max(smallestPage, Number(limit ?? smallestPage)));
    // Before the rows, so that nothing between the two is missed.
    const watermark = await newestNumber(store.read, actor.organization.id);
    const page = await readPage(context, form, query, { beyond, limit: size });
    return {
      rows: await listedResponses(store.read, context.definitions, form, page.rows),
      next: page.next === undefined ? null : writeCursor(page.next),
      scanned: page.scanned,
      about:
        query.tab === 'live'
          ? form.live_count
          : query.tab === 'test'
            ? form.test_count
            : await countUpTo(store.read, actor.organization.id, form.id, query.tab, countLimit),
      preparing: page.preparing ?? null,
      sort: page.sort,
      watermark,
    };
  },

  async responsesById({ context, params, query: { query: text, ids }, actor }) {
    const { store } = context;
    const form = await visibleForm(store, actor, params.form);
    const query = queryOf(text);
    const wanted = [...new Set(ids.split(',').map(Number).filter(Number.isSafeInteger))];
    const matcher = new QueryMatcher(query);
    const listed: ResponseListed[] = [];
    for (let left: readonly number[] = wanted; left.length > 0; ) {
      const { rows, rest } = await rowsById(store.read, actor.organization.id, form.id, query.tab, left);
      const candidates = rows.map((row) => ({
        row,
        cursor: { sort_key: '', created_at: row.created_at, id: row.id },
      }));
      const matched = await matching(context, form, matcher, { found: false }, candidates);
      const matches = matched.filter((each) => each.matches).map(({ row }) => row);
      listed.push(...(await listedResponses(store.read, context.definitions, form, matches)));
      left = rest;
    }
    return { rows: listed };
  },
};
