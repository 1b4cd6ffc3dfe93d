import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { ResponseNews } from '#contract/app/form/draftNews.ts';
import { callRoute } from '../../../api/callRoute.ts';
import { watchResponses } from '../../form/editor/connect/draftStream.ts';
import { isInNews } from './isInNews.ts';
import { ResponseRows, type RowsSnapshot } from './responseRows.ts';

interface FormParams {
  readonly organization: string;
  readonly form: string;
}

interface TableRows {
  readonly rows: ResponseRows;
  readonly state: RowsSnapshot;
  /** The rows of the query before are shown until the first page of this one is there. */
  readonly isOutdated: boolean;
  /** Reads everything again. */
  readonly reload: () => void;
}

/** After news the counts are read again, at most this often. */
const countAfter = 1_500;

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

  const client = useQueryClient();
  const countAgain = useCountAgain();
  // One subscription for all queries: the stream is ahead of every page that is read later.
  const [since, setSince] = useState<number>();
  if (since === undefined && state.watermark !== undefined) setSince(state.watermark);
  const hear = useEffectEvent((news: ResponseNews) => {
    current.hear(news);
    if (!news.reload && news.changes.length === 0) return;
    countAgain();
    // The panel beside the table shows one of them.
    void client.invalidateQueries({ predicate: ({ queryKey }) => isInNews(queryKey, news) });
  });
  useEffect(() => {
    if (since === undefined) return;
    return watchResponses(organization, form, since, (news) => hear(news));
  }, [organization, form, since]);

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

function useCountAgain(): () => void {
  const client = useQueryClient();
  const [pending] = useState<{ timer?: ReturnType<typeof setTimeout> | undefined }>({});
  useEffect(() => () => clearTimeout(pending.timer), [pending]);
  return () => {
    pending.timer ??= setTimeout(() => {
      pending.timer = undefined;
      void client.invalidateQueries({ queryKey: ['responseCounts'] });
    }, countAfter);
  };
}
