import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { watchResponses } from '#admin/api/eventStream.ts';
import type { ResponseNews } from '#contract/app/news/events.ts';
import { isInNews } from './isInNews.ts';

export interface FormParams {
  readonly organization: string;
  readonly form: string;
}

/** After news the counts are read again, at most this often. */
const countAfter = 1_500;

/**
 * Listens to what happens to the responses of a form after a number of the change log, undefined while that is not known.
 * The counts of the tabs and the panel beside the list follow by themselves.
 */
export function useResponseNews(
  { organization, form }: FormParams,
  watermark: number | undefined,
  listener: (news: ResponseNews) => void,
): void {
  const client = useQueryClient();
  const countAgain = useThrottle(countAfter, () =>
    client.invalidateQueries({ queryKey: ['responseCounts'] }),
  );
  // One subscription for all queries: the stream is ahead of every page that is read later.
  const [since, setSince] = useState<number>();
  if (since === undefined && watermark !== undefined) setSince(watermark);
  const hear = useEffectEvent((news: ResponseNews) => {
    listener(news);
    if (!news.reload && news.changes.length === 0) return;
    countAgain();
    // The panel beside the table shows one of them.
    void client.invalidateQueries({ predicate: ({ queryKey }) => isInNews(queryKey, news) });
  });
  useEffect(() => {
    if (since === undefined) return;
    return watchResponses(organization, form, since, (news) => hear(news));
  }, [organization, form, since]);
}

/** Calls the function some time after it was asked for, and once for everything until then. */
export function useThrottle(milliseconds: number, work: () => unknown): () => void {
  const [pending] = useState<{ timer?: ReturnType<typeof setTimeout> | undefined }>({});
  useEffect(() => () => clearTimeout(pending.timer), [pending]);
  return () => {
    pending.timer ??= setTimeout(() => {
      pending.timer = undefined;
      work();
    }, milliseconds);
  };
}
