import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callRoute } from '../../../api/callRoute.ts';

interface RunFilter {
  readonly state?: string | undefined;
  readonly workflow?: string | undefined;
  readonly search?: string | undefined;
  readonly response?: string | undefined;
}

/** How often a list is read again while runs wait. */
const interval = 5_000;

/** Pages of runs, newest first; read again as long as one of them waits. */
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
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ runs }) => runs.some((run) => run.state === 'waiting')) ? interval : false,
  });
}
