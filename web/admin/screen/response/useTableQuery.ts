import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readResponseQuery, writeQuery } from '#contract/app/response/filter.ts';
import type { ResponseView } from '#contract/app/response/views.ts';
import { everyResponse, type ResponseQuery } from '#form/query/responseQuery.ts';
import type { ResponsesSearch } from './responsesSearch.ts';

interface TableQuery {
  readonly query: ResponseQuery;
  /** As it is sent and written in the address. */
  readonly text: string;
  /** Whether it differs from that of the open view. */
  readonly isChanged: boolean;
  readonly response: number | undefined;
  readonly change: (change: Partial<ResponseQuery>) => void;
  readonly openView: (id: string | undefined) => void;
  readonly openResponse: (id: number | undefined) => void;
  /** The address of a tab, for its link. */
  readonly tabSearch: (tab: ResponseQuery['tab']) => ResponsesSearch;
}

/** The query of the table: that in the address, or that of the open view. */
export function useTableQuery(view: ResponseView | undefined): TableQuery {
  const search: ResponsesSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const base = view?.query ?? everyResponse;
  const query = useMemo(() => {
    const read = search.query === undefined ? undefined : readResponseQuery(search.query);
    return read ?? base;
  }, [search.query, base]);
  const baseText = writeQuery(base);
  const text = writeQuery(query);
  const go = (wanted: ResponsesSearch, replace: boolean) =>
    void navigate({ to: '.', search: wanted, replace, resetScroll: false });
  /** The address for a query. All responses are no change of a view but a way out of it. */
  const searchFor = (next: ResponseQuery): ResponsesSearch => {
    const written = writeQuery(next);
    if (written === baseText) return { view: view?.id };
    return written === '' ? {} : { view: view?.id, query: written };
  };
  return {
    query,
    text,
    isChanged: text !== baseText,
    response: search.response,
    change: (change) => go({ ...searchFor({ ...query, ...change }), response: search.response }, true),
    openView: (id) => go({ view: id }, false),
    openResponse: (id) => go({ ...search, response: id }, search.response !== undefined && id !== undefined),
    tabSearch: (tab) => searchFor({ ...query, tab }),
  };
}
