import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, ParametersOf, RouteName } from '#contract/app/routes.ts';
import { answerOptions } from './useAnswer.ts';

/**
 * Shows a change before the service has made it. What it returns takes that back, for when the service refuses.
 *
 *     const takeBack = foresee(({ keys }) => ({ keys: keys.filter(({ id }) => id !== key) }));
 */
export function useForesee<Name extends RouteName>(
  name: Name,
  params: ParametersOf<Name>,
): (change: (answer: AnswerOf<Name>) => AnswerOf<Name>) => () => void {
  const client = useQueryClient();
  const { queryKey } = answerOptions(name, params);
  return (change) => {
    // An answer on its way is older than the change.
    void client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    if (before !== undefined) client.setQueryData(queryKey, change(before));
    return () => {
      client.setQueryData(queryKey, before);
      void client.invalidateQueries({ queryKey });
    };
  };
}
