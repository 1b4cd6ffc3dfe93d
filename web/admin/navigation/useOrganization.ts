import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/app/routes.ts';
import { routeQueryOptions } from '../api/useRouteQuery.ts';

/** The organisation in the URL. `OrganizationFrame` has loaded it before any of its screens renders. */
export function useOrganization(): AnswerOf<'organization'> {
  const { organization } = useParams({ from: '/signed-in/app/o/$organization' });
  return useSuspenseQuery(routeQueryOptions('organization', { organization })).data;
}
