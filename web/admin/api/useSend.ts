import { hashKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, RouteName } from '#contract/app/routes.ts';
import { askToConfirm } from './askToConfirm.ts';
import { type Asked, callRoute } from './callRoute.ts';
import { inLine } from './inLine.ts';
import { Refused } from './refused.ts';

interface SendOptions {
  /** The routes whose answers change by it: they are read again before the promise resolves. */
  readonly renews?: readonly RouteName[];
  /** Waits for what was sent before about the same thing, by any route: what was done last holds, and is told last. */
  readonly inOrder?: boolean;
}

/**
 * The way to change something. What the service wants a proof of identity for is asked again after the person gave
 * one.
 */
export function useSend<Name extends RouteName>(
  name: Name,
  { renews = [], inOrder = false }: SendOptions = {},
): UseMutationResult<AnswerOf<Name>, Error, Asked<Name>> {
  const client = useQueryClient();
  const send = async (asked: Asked<Name>) => {
    try {
      return await callRoute(name, asked);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'confirm_needed' || !(await askToConfirm()))
        throw error;
      return await callRoute(name, asked);
    }
  };
  const change = async (asked: Asked<Name>) => {
    const answer = await send(asked);
    await Promise.all(renews.map((route) => client.invalidateQueries({ queryKey: [route] })));
    return answer;
  };
  return useMutation({
    mutationFn: (asked: Asked<Name>) =>
      inOrder ? inLine(hashKey([asked.params]), () => change(asked)) : change(asked),
  });
}
