import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';

/** The form in the URL, as the server last sent it. Its draft is in the editor, which is ahead of this. */
export function useForm(): FormDocument {
  const { organization, form } = useParams({ from: '/signed-in/app/o/$organization/f/$form' });
  return useSuspenseQuery(routeQueryOptions('form', { organization, form })).data;
}
