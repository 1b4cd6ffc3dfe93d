import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, RouteName } from '#contract/app/routes.ts';
import { askToConfirm } from './askToConfirm.ts';
import { type Asked, callRoute } from './callRoute.ts';
import { Refused } from './refused.ts';

/**
 * The way to change something. What the service wants a proof of identity for is asked again after the person gave
 * one. `renews` names the routes whose answers change by it: they are read again before the promise resolves.
 */
export function useSend<Name extends RouteName>(
  name: Name,
  { renews = [] }: { readonly renews?: readonly RouteName[] } = {},
): UseMutationResult<AnswerOf<Name>, Error, Asked<Name>> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (asked: Asked<Name>) => {
      try {
        return await callRoute(name, asked);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'confirm_needed' || !(await askToConfirm()))
          throw error;
        return await callRoute(name, asked);
      }
    },
    onSuccess: async () => {
      await Promise.all(renews.map((route) => client.invalidateQueries({ queryKey: [route] })));
    },
  });
}
