import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import type { AnswerOf, RouteName } from '#contract/app/routes.ts';

/** The parameters of routes about one response. */
export function useResponseParams(form: string, id: number) {
  const { id: organization } = useOrganization();
  return { organization, form, response: String(id) };
}

export function useResponse(form: string, id: number): UseQueryResult<AnswerOf<'response'>> {
  return useQuery(routeQueryOptions('response', useResponseParams(form, id)));
}

/** The queries that show something of a response. The table hears of changes by itself. */
const responseQueries = [
  'response',
  'responseAnswers',
  'responseHistory',
  'responseCounts',
  'responseNeighbours',
  'deletedResponses',
  'deletedResponse',
] as const satisfies readonly RouteName[];

/** Reads everything again that shows something of responses. */
export function useRefreshResponses(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(responseQueries.map((name) => client.invalidateQueries({ queryKey: [name] })));
  }, [client]);
}
