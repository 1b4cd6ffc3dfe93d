import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { AnswerOf, ParametersOf, RouteName } from '#contract/app/routes.ts';
import { callRoute } from './callRoute.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** The query options of a route, for hooks and route loaders. */
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

/** Reads a route through the query cache. */
export function useRouteQuery<Name extends RouteName>(
  name: Name,
  params?: ParametersOf<Name>,
  query?: Query,
): UseQueryResult<AnswerOf<Name>> {
  return useQuery(routeQueryOptions(name, params, query));
}
