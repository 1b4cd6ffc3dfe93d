import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../textField/textField.tsx';
import './codeField.css';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'> {
  /** How many digits it has. */
  readonly length?: number | undefined;
  /** Called once all of them are there, so that nobody must look for the button. */
  readonly onComplete?: ((code: string) => void) | undefined;
}

/** A one-time code: one field, so that pasting, filling in by the phone and reading out all work. */
export function CodeField({ length = 6, onComplete, onChange, ...rest }: CodeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const digits = event.currentTarget.value.replaceAll(/\D/g, '');
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <TextField
      {...rest}
      className="ui-code-field"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Room for the spaces that people copy along.
      maxLength={length + 4}
      spellCheck={false}
      onChange={change}
    />
  );
}
