import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callRoute } from '#admin/api/callRoute.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import type { AuditSearch } from './auditSearch.ts';

/** The pages of the log, newest entry first. */
export function useAuditPages(filter: AuditSearch) {
  const { id: organization } = useOrganization();
  const params = { organization };
  return useInfiniteQuery({
    queryKey: ['audit', params, filter],
    queryFn: ({ pageParam }) => callRoute('audit', { params, query: { ...filter, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Keeps the old list until the new filter's page has loaded.
    placeholderData: keepPreviousData,
    // Always refetched, because users look for recent actions.
    staleTime: 0,
  });
}
