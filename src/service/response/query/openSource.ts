import { fieldsOf } from '#form/definition/document.ts';
import { comparedField, isSortable } from '#form/query/knownField.ts';
import { newestFirst, type ResponseSort } from '#form/query/responseQuery.ts';
import { versionTimes } from '#store/query/form/formVersions.ts';
import { wordsField } from '#store/query/response/table/responseIndex.ts';
import { responsesWithTag } from '#store/query/response/table/tags.ts';
import { dateSource, fewOfTab, fewSource, keySource, type Source, type Walk, wordSource } from './sources.ts';

/** So many responses are sorted at once, without an index. */
const few = 2000;

export type OpenedSource =
  | { readonly source: Source; readonly sort: ResponseSort }
  /** The order of the field is being prepared: so many responses of the tab are done. */
  | { readonly preparing: { readonly done: number; readonly total: number }; readonly sort: ResponseSort };

/** Chooses how to read the responses of a query, so that the first rows come soon at any size. */
export async function openSource(walk: Walk, most: number = few): Promise<OpenedSource> {
  const { form, query } = walk;
  const { sort } = query;
  const total = form.live_count + form.test_count;
  const isIndexed = (query.tab === 'live' || query.tab === 'test') && total > most;
  const hasWords = isIndexed && walk.matcher.words.length > 0 && (await isReady(walk, wordsField));
  if (sort.by === 'date') {
    if (hasWords) return { source: await wordSource(walk), sort };
    const tagged = await taggedIds(walk, most);
    if (tagged === undefined) return { source: dateSource(walk), sort };
    return { source: await fewSource(walk, tagged, false), sort };
  }
  const ids = (hasWords ? await idsWithWords(walk, most) : undefined) ?? (await taggedIds(walk, most));
  if (ids !== undefined) return { source: await fewSource(walk, ids, hasWords), sort };
  const all = await fewOfTab(walk, most);
  if (all !== undefined) return { source: await fewSource(walk, all, false), sort };
  if (query.tab === 'spam' || query.tab === 'partial' || !(await canBeSorted(walk)))
    return { source: dateSource({ ...walk, query: { ...query, sort: newestFirst } }), sort: newestFirst };
  const index = await walk.reader.indexes.use(form.organization_id, form.id, sort.by);
  if (!index.ready) return { preparing: { done: Math.min(index.done, total), total }, sort };
  return { source: keySource(walk), sort };
}

/** Documents are large; a field that only older versions than these have gives no order. */
const maxVersions = 100;

/** Whether a version has the field, because an index of anything else would be built in vain. */
async function canBeSorted({ reader, form, query }: Walk): Promise<boolean> {
  const { organization_id, id } = form;
  const versions = await versionTimes(reader.store.read, organization_id, id);
  for (const { version } of versions.slice(0, maxVersions)) {
    const definition = await reader.definitions.get(organization_id, id, version);
    for (const field of definition === undefined ? [] : fieldsOf(definition))
      if (field.id === query.sort.by && isSortable(comparedField(field)?.comparison ?? 'none')) return true;
  }
  return false;
}

async function isReady({ reader, form }: Walk, field: string): Promise<boolean> {
  return (await reader.indexes.use(form.organization_id, form.id, field)).ready;
}

/** Undefined where too many have the words. */
async function idsWithWords({ reader, form, matcher }: Walk, most: number): Promise<number[] | undefined> {
  const { read, words } = reader.store;
  const window = { from: undefined, order: 'desc', limit: most + 1 } as const;
  const found = await words.find(read, form.organization_id, form.id, matcher.words, window);
  return found.length > most ? undefined : found.map(({ response_id }) => response_id);
}

/** The responses with a tag that all must have; undefined where the query has no such filter, or too many have it. */
async function taggedIds({ reader, form, query }: Walk, most: number): Promise<number[] | undefined> {
  if (query.match === 'any' && query.filters.length > 1) return undefined;
  for (const filter of query.filters) {
    if (filter.on !== 'tag' || filter.operator !== 'is') continue;
    const { read } = reader.store;
    const ids = await responsesWithTag(read, form.organization_id, form.id, filter.values, most + 1);
    if (ids.length <= most) return ids;
  }
  return undefined;
}
