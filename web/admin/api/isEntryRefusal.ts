import { ApiError } from './apiError.ts';

/** Error codes that close an organisation to the session. */
export type EntryRefusalCode = 'second_factor_needed' | 'sign_in_again';

export function isEntryRefusal(error: unknown): error is ApiError & { readonly code: EntryRefusalCode } {
  return (
    error instanceof ApiError && (error.code === 'second_factor_needed' || error.code === 'sign_in_again')
  );
}
