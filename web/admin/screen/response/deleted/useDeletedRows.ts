import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { changesDeleted } from '../rows/newsOfTab.ts';
import { type FormParams, useResponseNews, useThrottle } from '../rows/useResponseNews.ts';
import { rowsMoved } from './rowsMoved.ts';

/** After news the list is read again, at most this often: a deletion of many is many news. */
const readAfter = 300;

/** The deleted responses of a form, page after page. They follow the news; `shift` is that of `DataGrid`. */
export function useDeletedRows(params: FormParams) {
  const client = useQueryClient();
  const queryKey = ['deletedResponses', params];
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }) =>
      await callRoute('deletedResponses', { params, query: pageParam === '' ? {} : { after: pageParam } }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const readAgain = useThrottle(readAfter, () => client.invalidateQueries({ queryKey }));
  useResponseNews(params, data?.pages[0]?.watermark, (news) => {
    if (changesDeleted(news)) readAgain();
  });

  const firstInView = useRef(0);
  const [shown, setShown] = useState({ rows, shift: 0 });
  if (shown.rows !== rows)
    setShown({ rows, shift: shown.shift + rowsMoved(shown.rows, rows, firstInView.current) });
  const see = (first: number) => {
    firstInView.current = first;
  };
  return { query, rows, shift: shown.shift, see };
}
