import { useQuery } from '@tanstack/react-query';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import type { WorkflowHealth } from '#contract/app/workflow/workflows.ts';
import { useForm } from '../../form/place/useForm.ts';

/** How often the state of workflows is asked for while somebody looks at them. */
const interval = 5_000;

/** The state of each published workflow, by its id. */
export function useHealth(): ReadonlyMap<string, WorkflowHealth> {
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const { data } = useQuery({
    ...routeQueryOptions('workflowHealth', { organization, form }),
    // The history beside it is as fresh.
    staleTime: 0,
    refetchInterval: interval,
  });
  return new Map((data?.workflows ?? []).map((each) => [each.id, each]));
}
