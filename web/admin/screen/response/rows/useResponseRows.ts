import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { readResponseQuery } from '#contract/app/response/filter.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { newsOfTab } from './newsOfTab.ts';
import { ResponseRows, type RowsSnapshot } from './responseRows.ts';
import { useLookAgain } from './useLookAgain.ts';
import { type FormParams, useResponseNews } from './useResponseNews.ts';

interface TableRows {
  readonly rows: ResponseRows;
  readonly state: RowsSnapshot;
  /** The rows of the query before are shown until the first page of this one is there. */
  readonly isOutdated: boolean;
  /** Reads everything again. */
  readonly reload: () => void;
}

/** The rows of a query; `text` is the query as it is sent. Undefined while it is not known yet. */
export function useResponseRows({ organization, form }: FormParams, text: string | undefined): TableRows {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads everything again
  const current = useMemo(
    () => makeRows({ organization, form }, text ?? ''),
    [organization, form, text, attempt],
  );
  const state = useSyncExternalStore(current.subscribe, current.snapshot);
  const isKnown = text !== undefined;
  useEffect(() => (isKnown ? current.use() : undefined), [current, isKnown]);

  const isThere = state.watermark !== undefined || state.error !== undefined || state.preparing !== null;
  const [lastShown, setLastShown] = useState(current);
  if (isThere && lastShown !== current) setLastShown(current);
  const isOutdated = !isThere && lastShown !== current;

  const { tab } = useMemo(() => readResponseQuery(text) ?? everyResponse, [text]);
  useLookAgain(current, tab === 'partial');
  useResponseNews({ organization, form }, state.watermark, ({ changes, reload }) => {
    current.hear({ changes: newsOfTab(changes, tab), reload });
  });

  return {
    rows: isOutdated ? lastShown : current,
    state: isOutdated ? lastShown.snapshot() : state,
    isOutdated,
    reload: () => setAttempt((count) => count + 1),
  };
}

function makeRows(params: FormParams, text: string): ResponseRows {
  const query = { query: text };
  return new ResponseRows({
    page: async (after, limit) =>
      await callRoute('responses', { params, query: { ...query, after, limit: String(limit) } }),
    some: async (ids) =>
      (await callRoute('responsesById', { params, query: { ...query, ids: ids.join() } })).rows,
  });
}
