import { hashKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, RouteName } from '#contract/app/routes.ts';
import { ApiError } from './apiError.ts';
import { callRoute, type RouteRequest } from './callRoute.ts';
import { identityPrompt } from './prompt.ts';
import { serialQueue } from './serialQueue.ts';

interface RouteMutationOptions {
  /** Routes to refetch before the promise resolves. */
  readonly invalidates?: readonly RouteName[];
  /** Runs mutations with the same parameters one after another, so that the last one wins. */
  readonly inOrder?: boolean;
}

/** Calls a route as a mutation. When it needs a proof of identity, the user confirms and the call is retried. */
export function useRouteMutation<Name extends RouteName>(
  name: Name,
  { invalidates = [], inOrder = false }: RouteMutationOptions = {},
): UseMutationResult<AnswerOf<Name>, Error, RouteRequest<Name>> {
  const client = useQueryClient();
  const send = async (request: RouteRequest<Name>) => {
    try {
      return await callRoute(name, request);
    } catch (error) {
      if (
        !(error instanceof ApiError) ||
        error.code !== 'confirm_needed' ||
        !(await identityPrompt.request())
      )
        throw error;
      return await callRoute(name, request);
    }
  };
  const change = async (request: RouteRequest<Name>) => {
    const answer = await send(request);
    await Promise.all(invalidates.map((route) => client.invalidateQueries({ queryKey: [route] })));
    return answer;
  };
  return useMutation({
    mutationFn: (request: RouteRequest<Name>) =>
      inOrder ? serialQueue(hashKey([request.params]), () => change(request)) : change(request),
  });
}
