import type { AppProblemCode } from '#contract/app/problems.ts';
import { Problem } from '../problem.ts';

/** Maps a failure of the account services to a problem. */
export function refusal(
  failure: {
    readonly code: AppProblemCode | 'not_found';
    readonly retryAfter?: number;
    readonly organizations?: readonly { readonly id: string; readonly name: string }[];
  },
  /** The field of the wrong password, if there are several. */
  passwordField?: string,
): Problem {
  const { code, retryAfter, organizations } = failure;
  if (organizations !== undefined) return new Problem(code, { more: { organizations } });
  if (code === 'sign_in_wrong' && passwordField !== undefined)
    return new Problem(code, { param: passwordField });
  if (code === 'password_weak' || code === 'password_same') return new Problem(code, { param: 'password' });
  if (code === 'email_taken') return new Problem(code, { param: 'email' });
  return new Problem(code, retryAfter === undefined ? {} : { headers: ['Retry-After', String(retryAfter)] });
}
