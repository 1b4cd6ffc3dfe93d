import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, ParametersOf, RouteName } from '#contract/app/routes.ts';
import { optimisticUpdate } from './optimisticUpdate.ts';
import { routeQueryOptions } from './useRouteQuery.ts';

type UpdateOptimistically<Name extends RouteName> = <Made>(
  change: (answer: AnswerOf<Name>) => AnswerOf<Name>,
  sending: Promise<Made>,
) => Promise<Made>;

/**
 * Applies a change optimistically, and rolls it back when the service refuses it.
 *
 *     await optimisticUpdate(({ keys }) => ({ keys: keys.filter(({ id }) => id !== key) }), mutateAsync({ params }));
 */
export function useOptimisticUpdate<Name extends RouteName>(
  name: Name,
  params: ParametersOf<Name>,
): UpdateOptimistically<Name> {
  const client = useQueryClient();
  const { queryKey } = routeQueryOptions(name, params);
  return async (change, sending) => {
    const end = optimisticUpdate(client, queryKey, change);
    try {
      const made = await sending;
      end(true);
      return made;
    } catch (error) {
      end(false);
      // The cached data may be outdated, which made the service refuse.
      void client.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
