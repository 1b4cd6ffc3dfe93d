import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callRoute } from '#admin/api/callRoute.ts';

interface RunFilter {
  readonly state?: string | undefined;
  readonly workflow?: string | undefined;
  readonly search?: string | undefined;
  readonly response?: string | undefined;
}

/** How often a list is read again: runs come and end by themselves. */
const interval = 5_000;
const maxReadTime = 3;

/** Pages of runs, newest first; read again by themselves, unless somebody has gone far back. */
export function useRunPages(organization: string, form: string, filter: RunFilter) {
  return useInfiniteQuery({
    queryKey: ['workflowRuns', { organization, form }, filter],
    queryFn: async ({ pageParam }) =>
      await callRoute('workflowRuns', {
        params: { organization, form },
        query: { ...filter, before: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > maxReadTime ? false : interval),
  });
}
