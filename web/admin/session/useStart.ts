import type { AnswerOf } from '#contract/app/routes.ts';
import { useRouteQuery } from '../api/useRouteQuery.ts';

/** Who is signed in and what this installation offers, which is read before any screen is shown. */
export function useStart(): AnswerOf<'start'> {
  const { data } = useRouteQuery('start');
  if (data === undefined) throw new Error('a screen before the app has begun');
  return data;
}
