import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { AnswerOf, ParametersOf, RouteName } from '#contract/app/routes.ts';
import { callRoute } from './callRoute.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** How an answer is asked for and under what it is kept; also to read it before a screen is shown. */
export function routeQueryOptions<Name extends RouteName>(
  name: Name,
  params?: ParametersOf<Name>,
  query: Query = {},
) {
  return queryOptions<AnswerOf<Name>>({
    queryKey: [name, params ?? {}, query],
    queryFn: async () => await callRoute(name, { ...(params === undefined ? {} : { params }), query }),
  });
}

/** What the service answers, kept and read again when the person comes back to it. */
export function useRouteQuery<Name extends RouteName>(
  name: Name,
  params?: ParametersOf<Name>,
  query?: Query,
): UseQueryResult<AnswerOf<Name>> {
  return useQuery(routeQueryOptions(name, params, query));
}
