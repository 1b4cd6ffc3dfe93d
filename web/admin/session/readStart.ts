import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/app/routes.ts';
import { answerOptions } from '../api/useAnswer.ts';

/** Asks anew who is signed in. An answer that is on its way already may be older than what has just happened. */
export async function readStart(client: QueryClient): Promise<AnswerOf<'start'>> {
  const start = answerOptions('start');
  await client.cancelQueries({ queryKey: start.queryKey });
  return await client.fetchQuery({ ...start, staleTime: 0 });
}
