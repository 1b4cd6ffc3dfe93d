import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/app/routes.ts';
import { routeQueryOptions } from '../api/useRouteQuery.ts';

/** Asks anew who is signed in. An answer that is on its way already may be older than what has just happened. */
export async function refetchStart(client: QueryClient): Promise<AnswerOf<'start'>> {
  const start = routeQueryOptions('start');
  await client.cancelQueries({ queryKey: start.queryKey });
  return await client.fetchQuery({ ...start, staleTime: 0 });
}
