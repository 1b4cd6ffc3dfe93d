import { QueryMatcher } from '#form/query/queryMatcher.ts';
import type { ResponseQuery, ResponseSort } from '#form/query/responseQuery.ts';
import { nextPiece } from '#kit/async/nextPiece.ts';
import type { TableRow } from '#store/query/response/table/tableRows.ts';
import { tagsOf } from '#store/query/response/table/tags.ts';
import type { Cursor } from './cursor.ts';
import { openSource } from './openSource.ts';
import { factsOf } from './parsedRow.ts';
import { loadVersions, type ReadForm, type ResponseReader } from './responseReader.ts';
import type { Candidate, Source } from './sources.ts';

export interface PageWish {
  readonly beyond?: Cursor | undefined;
  readonly limit: number;
  /** Against the order of the query, for the response before. */
  readonly reverse?: boolean;
  /** Milliseconds after which the page ends early. */
  readonly budget?: number;
  /** The number up to which responses are sorted without an index. */
  readonly few?: number;
}

export interface QueryPage {
  readonly rows: readonly TableRow[];
  /** The last place that was looked at; undefined at the end of the list. */
  readonly next: Cursor | undefined;
  readonly scanned: number;
  readonly sort: ResponseSort;
  readonly preparing: { readonly done: number; readonly total: number } | undefined;
}

/** Half of the half second in which people expect something to happen. */
const usualBudget = 250;
const firstBatch = 100;
/** So many are judged in a few milliseconds. */
const largestBatch = 200;
/** Answers of a page, in characters: it ends early where they are long. */
const maxPageLength = 8_000_000;

/** Reads the next rows of a query: until the page is full, the list ends, or the time is up. */
export async function readPage(
  reader: ResponseReader,
  form: ReadForm,
  query: ResponseQuery,
  { beyond, limit, reverse = false, budget = usualBudget, few }: PageWish,
): Promise<QueryPage> {
  const matcher = new QueryMatcher(query);
  const opened = await openSource({ reader, form, query, matcher, beyond, reverse }, few);
  const { sort } = opened;
  if (!('source' in opened))
    return { rows: [], next: undefined, scanned: 0, sort, preparing: opened.preparing };
  const until = performance.now() + budget;
  const rows: TableRow[] = [];
  let next = beyond;
  let scanned = 0;
  let length = 0;
  // Without a condition each response matches, so there is no need to read more than the page.
  const isPlain = query.filters.length === 0 && (opened.source.found || matcher.words.length === 0);
  for (let size = isPlain ? limit + 1 : firstBatch; ; size = Math.min(2 * size, largestBatch)) {
    const { candidates, ended } = await opened.source.next(size);
    const matched = await matching(reader, form, matcher, opened.source, candidates);
    for (const { row, cursor, matches } of matched) {
      if (rows.length === limit || length >= maxPageLength)
        return { rows, next, scanned, sort, preparing: undefined };
      scanned += 1;
      next = cursor;
      if (!matches) continue;
      rows.push(row);
      length += row.tail.length;
    }
    if (ended) return { rows, next: undefined, scanned, sort, preparing: undefined };
    if (performance.now() >= until) return { rows, next, scanned, sort, preparing: undefined };
    // Other requests go on in between: SQLite answers without leaving the thread.
    await nextPiece();
  }
}

/** Which of these candidates match. */
export async function matching(
  { store, definitions }: Pick<ResponseReader, 'store' | 'definitions'>,
  form: ReadForm,
  matcher: QueryMatcher,
  { found }: Pick<Source, 'found'>,
  candidates: readonly Candidate[],
): Promise<(Candidate & { readonly matches: boolean })[]> {
  const rows = candidates.map(({ row }) => row);
  await loadVersions(definitions, form, matcher, rows);
  const tags = matcher.needsTags({ found })
    ? await tagsOf(
        store.read,
        form.organization_id,
        form.id,
        rows.map(({ id }) => id),
      )
    : undefined;
  return candidates.map((candidate) => ({
    ...candidate,
    matches: matcher.matches(factsOf(candidate.row, tags?.get(candidate.row.id) ?? []), { found }),
  }));
}
