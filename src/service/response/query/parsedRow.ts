import type { Response, Visitor } from '#contract/v2.ts';
import type { ResponseItem } from '#form/answer/responseItems.ts';
import type { MatchedFacts } from '#form/query/queryMatcher.ts';
import type { TableRow } from '#store/query/response/table/tableRows.ts';

const usualTail = ',"response":';

/** The answers in a stored response. The server wrote them in the shape of the contract. */
export function itemsOf({
  head,
  workflows,
  tail,
}: Pick<TableRow, 'head' | 'workflows' | 'tail'>): ResponseItem[] {
  const text = tail.startsWith(usualTail) ? `{${tail.slice(1)}` : head + workflows + tail;
  return (JSON.parse(text) as Pick<Response, 'response'>).response as ResponseItem[];
}

export function visitorOf({ head }: Pick<TableRow, 'head'>): Visitor {
  return (JSON.parse(`${head}null}`) as { visitor: Visitor }).visitor;
}

/** Parses only the parts of a row that a filter asks for, and each of them once. */
export function factsOf(row: TableRow, tags: readonly string[]): MatchedFacts {
  let items: ResponseItem[] | undefined;
  let country: string | undefined;
  return {
    version: row.version,
    number: row.number,
    createdAt: row.created_at,
    device: row.device ?? '',
    language: row.language ?? '',
    tags,
    items: () => {
      items ??= itemsOf(row);
      return items;
    },
    country: () => {
      country ??= visitorOf(row).country;
      return country;
    },
  };
}
