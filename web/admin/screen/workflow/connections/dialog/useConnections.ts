import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import type { AnswerOf } from '#contract/app/routes.ts';

export type Connection = AnswerOf<'connections'>['connections'][number];

const none: readonly Connection[] = [];

/** The organisation's connections. */
export function useConnections() {
  const { id: organization } = useOrganization();
  const { data } = useRouteQuery('connections', { organization });
  const connections = data?.connections ?? none;
  return {
    connections,
    isLoaded: data !== undefined,
    /** Documents name a connection by its id or its name. */
    named: (word: string) =>
      connections.find(({ id }) => id === word) ?? connections.find(({ name }) => name === word),
  };
}
