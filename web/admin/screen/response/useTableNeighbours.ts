import { useQuery } from '@tanstack/react-query';
import { routeQueryOptions } from '../../api/useRouteQuery.ts';
import type { ResponseRows } from './rows/responseRows.ts';

interface Neighbours {
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** The rows before and after the open response; the service is asked where it is not among those loaded. */
export function useTableNeighbours(
  params: { readonly organization: string; readonly form: string },
  rows: ResponseRows,
  response: number | undefined,
  text: string,
): Neighbours {
  const index = response === undefined ? -1 : rows.indexOf(response);
  const { data } = useQuery({
    ...routeQueryOptions(
      'responseNeighbours',
      { ...params, response: String(response ?? 0) },
      { query: text },
    ),
    enabled: response !== undefined && index < 0 && !rows.snapshot().isLoading,
  });
  if (index >= 0) return { previous: rows.idAt(index - 1), next: rows.idAt(index + 1) };
  return { previous: data?.previous ?? undefined, next: data?.next ?? undefined };
}
