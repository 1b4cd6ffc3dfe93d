import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { connectionFindings, namesConnections } from '#form/check/connectionFindings.ts';
import type { Finding } from '#form/check/findings.ts';
import type { FormDefinition } from '#form/definition/document.ts';

const none: readonly Finding[] = [];

/** Warnings of actions whose connection the organisation does not have. Only forms with such actions ask the server. */
export function useConnectionFindings(draft: FormDefinition | undefined): readonly Finding[] {
  const { id: organization } = useOrganization();
  const enabled = draft !== undefined && namesConnections(draft);
  const { data } = useQuery({ ...routeQueryOptions('connections', { organization }), enabled });
  return useMemo(
    () => (enabled && data !== undefined ? connectionFindings(draft, data.connections) : none),
    [draft, enabled, data],
  );
}
