import type { AnswerOf } from '#contract/app/routes.ts';
import { useRouteQuery } from '../api/useRouteQuery.ts';

/** The signed-in person and the features of this installation, loaded before any screen. */
export function useStart(): AnswerOf<'start'> {
  const { data } = useRouteQuery('start');
  if (data === undefined) throw new Error('a screen before the app has begun');
  return data;
}
