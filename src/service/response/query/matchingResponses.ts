import { QueryMatcher } from '#form/query/queryMatcher.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import type { ResponseState } from '#store/tables.ts';
import { openSource } from './openSource.ts';
import { matching } from './readPage.ts';
import type { ReadForm, ResponseReader } from './responseReader.ts';
import { dateSource } from './sources.ts';

/** A stored response that matches a query. */
interface MatchedResponse {
  readonly id: number;
  readonly version: number;
  readonly state: ResponseState;
  readonly number: number | null;
  readonly created_at: number;
  readonly updated_at: number;
  readonly device: string | null;
  readonly language: string | null;
  readonly submission_id: string | null;
  /** The v2 object is `head + workflows + tail`; `itemsOf` and `visitorOf` read its parts. */
  readonly head: string;
  readonly workflows: string;
  readonly tail: string;
}

export interface MatchedBatch {
  readonly responses: readonly MatchedResponse[];
  /** How many responses were looked at so far, for progress. */
  readonly scanned: number;
}

const batchSize = 500;

/**
 * All responses of a form that match the query, in batches of a few hundred, in keyset steps: constant memory at any
 * size. Ordered by date, or by a field where its order is prepared. A batch may be empty, to report progress.
 */
export async function* matchingResponses(
  reader: ResponseReader,
  form: ReadForm,
  query: ResponseQuery,
): AsyncGenerator<MatchedBatch> {
  const matcher = new QueryMatcher(query);
  const walk = { reader, form, query, matcher, beyond: undefined, reverse: false };
  const opened = await openSource(walk);
  const source = 'source' in opened ? opened.source : dateSource(inOrderOfTime(walk));
  for (let scanned = 0; ; ) {
    const { candidates, ended } = await source.next(batchSize);
    const matched = await matching(reader, form, matcher, source, candidates);
    scanned += candidates.length;
    yield { responses: matched.filter(({ matches }) => matches).map(({ row }) => row), scanned };
    if (ended) return;
  }
}

function inOrderOfTime<Given extends { readonly query: ResponseQuery }>(walk: Given): Given {
  return { ...walk, query: { ...walk.query, sort: { by: 'date', direction: 'descending' } } };
}
