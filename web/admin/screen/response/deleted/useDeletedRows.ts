import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callRoute } from '../../../api/callRoute.ts';

/** The deleted responses of a form, page after page. */
export function useDeletedRows(params: { readonly organization: string; readonly form: string }) {
  const query = useInfiniteQuery({
    queryKey: ['deletedResponses', params],
    initialPageParam: '',
    queryFn: async ({ pageParam }) =>
      await callRoute('deletedResponses', { params, query: pageParam === '' ? {} : { after: pageParam } }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  return { query, rows };
}
