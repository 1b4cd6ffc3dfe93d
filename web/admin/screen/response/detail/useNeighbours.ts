import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { writeQuery } from '#contract/app/response/writeQuery.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import type { Neighbours } from './neighbours.ts';
import { useResponseParams } from './useResponse.ts';

interface Location {
  readonly form: string;
  readonly response: number;
  readonly neighbours?: Neighbours | undefined;
}

/** The responses before and after this one, which are loaded ahead. Undefined while they are not known. */
export function useNeighbours(
  { form, response, neighbours }: Location,
  detail: AnswerOf<'response'> | undefined,
): Neighbours | undefined {
  const client = useQueryClient();
  const { organization, ...params } = useResponseParams(form, response);
  // Without a table, the order is that of its own tab.
  const order = detail && { ...everyResponse, tab: detail.response.tab };
  const asked = useQuery({
    ...routeQueryOptions(
      'responseNeighbours',
      { organization, ...params },
      { query: order === undefined ? '' : writeQuery(order) },
    ),
    enabled: neighbours === undefined && order !== undefined,
  });
  const found =
    neighbours ?? (asked.data && { previous: asked.data.previous ?? null, next: asked.data.next ?? null });
  const { previous = null, next = null } = found ?? {};
  useEffect(() => {
    for (const id of [next, previous])
      if (id !== null)
        void client.prefetchQuery({
          ...routeQueryOptions('response', { organization, form, response: String(id) }),
          staleTime: 30_000,
        });
  }, [client, organization, form, previous, next]);
  return found;
}
