import { hashKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, RouteName } from '#contract/app/routes.ts';
import { ApiError } from './apiError.ts';
import { callRoute, type RouteRequest } from './callRoute.ts';
import { identityPrompt } from './prompt.ts';
import { serialQueue } from './serialQueue.ts';

interface RouteMutationOptions {
  /** The routes whose answers change by it: they are read again before the promise resolves. */
  readonly invalidates?: readonly RouteName[];
  /** Waits for what was sent before about the same thing, by any route: what was done last holds, and is told last. */
  readonly inOrder?: boolean;
}

/**
 * The way to change something. What the service wants a proof of identity for is asked again after the person gave
 * one.
 */
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
