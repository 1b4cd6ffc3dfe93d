import type { AppProblemCode } from '#contract/app/problems.ts';
import { Problem } from '../problem.ts';

/** What a service of accounts refused, as a problem. */
export function refusal(failure: {
  readonly code: AppProblemCode | 'not_found';
  readonly retryAfter?: number;
}): Problem {
  const { code, retryAfter } = failure;
  if (code === 'password_weak') return new Problem(code, { param: 'password' });
  if (code === 'email_taken') return new Problem(code, { param: 'email' });
  return new Problem(code, retryAfter === undefined ? {} : { headers: ['Retry-After', String(retryAfter)] });
}
