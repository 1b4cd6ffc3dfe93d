import { Refused } from './refused.ts';

/** Refusals by which an organisation is shut to a session, whatever is asked there. */
export type ShutCode = 'second_factor_needed' | 'sign_in_again';

export function isShut(error: unknown): error is Refused & { readonly code: ShutCode } {
  return (
    error instanceof Refused && (error.code === 'second_factor_needed' || error.code === 'sign_in_again')
  );
}
