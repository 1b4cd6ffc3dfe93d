import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/app/routes.ts';
import { routeQueryOptions } from '../api/useRouteQuery.ts';

/** The organisation of the address, which the frame has read before any of its screens is shown. */
export function useOrganization(): AnswerOf<'organization'> {
  const { organization } = useParams({ from: '/inside/app/o/$organization' });
  return useSuspenseQuery(routeQueryOptions('organization', { organization })).data;
}
