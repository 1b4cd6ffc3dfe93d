import { useMemo } from 'react';
import type { FormErrorsByName } from '../../ui/form/formErrors.ts';
import { ApiError } from './apiError.ts';
import { useProblemText } from './useProblemText.ts';

interface Failure {
  /** For a `Form`, by the name of the field that is at fault. */
  readonly errors: FormErrorsByName | undefined;
  /** For a notice above the buttons, where no field is. */
  readonly notice: string | undefined;
}

/** Why something that was sent failed, split as a form shows it: `useFailure(send.error)`. */
export function useFormErrors(error: unknown): Failure {
  const problemText = useProblemText();
  const text = error === null || error === undefined ? undefined : problemText(error);
  const param = error instanceof ApiError ? error.param : undefined;
  // One object for each failure: by that a form tells a new one from the last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words for another failure are another answer
  const errors = useMemo(
    () => (text === undefined || param === undefined ? undefined : { [param]: text }),
    [error, text, param],
  );
  return { errors, notice: param === undefined ? text : undefined };
}
