import { useMemo } from 'react';
import type { FormErrorsByName } from '#ui/form/formErrors.ts';
import { ApiError } from './apiError.ts';
import { useProblemText } from './useProblemText.ts';

interface Failure {
  /** Errors for a `Form`, by field name. */
  readonly errors: FormErrorsByName | undefined;
  /** The text for a notice above the buttons, if no field is at fault. */
  readonly notice: string | undefined;
}

/** Splits a failure into field errors and a notice: `useFormErrors(send.error)`. */
export function useFormErrors(error: unknown): Failure {
  const problemText = useProblemText();
  const text = error === null || error === undefined ? undefined : problemText(error);
  const param = error instanceof ApiError ? error.param : undefined;
  // A new object for each failure, by which a form tells a new failure from the last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated failure needs a new object
  const errors = useMemo(
    () => (text === undefined || param === undefined ? undefined : { [param]: text }),
    [error, text, param],
  );
  return { errors, notice: param === undefined ? text : undefined };
}
