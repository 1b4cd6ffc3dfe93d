import { type ReactNode, useContext, useId } from 'react';
import { FormErrors } from '../form/formErrors.ts';

interface FieldOptions {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
}

/** The ids and ARIA attributes that link a control to its description and its error. */
export function useField({ id, name, description, error, required }: FieldOptions) {
  const generatedId = useId();
  const ofForm = useContext(FormErrors);
  const shown = error ?? (name === undefined ? undefined : ofForm[name]);
  const hasError = isThere(shown);
  const controlId = id ?? generatedId;
  const labelId = `${controlId}-label`;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const described = [hasError && errorId, isThere(description) && descriptionId].filter(Boolean).join(' ');
  return {
    controlId,
    labelId,
    descriptionId,
    errorId,
    error: hasError ? shown : undefined,
    attributes: {
      id: controlId,
      'aria-describedby': described === '' ? undefined : described,
      'aria-invalid': hasError || undefined,
      'aria-required': required || undefined,
    },
  };
}

function isThere(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== '';
}
