import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/app/routes.ts';
import { routeQueryOptions } from '../api/useRouteQuery.ts';

/** Refetches `start`. A pending response may be older than the change, so it is cancelled. */
export async function refetchStart(client: QueryClient): Promise<AnswerOf<'start'>> {
  const start = routeQueryOptions('start');
  await client.cancelQueries({ queryKey: start.queryKey });
  return await client.fetchQuery({ ...start, staleTime: 0 });
}
