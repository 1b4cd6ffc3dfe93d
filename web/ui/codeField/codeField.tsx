import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../textField/textField.tsx';
import './codeField.css';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'> {
  /** The number of digits. */
  readonly length?: number | undefined;
  /** Called when all digits are entered, so that no button is needed. */
  readonly onComplete?: ((code: string) => void) | undefined;
}

/** A one-time code in a single input, which works with pasting, autofill and screen readers. */
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
      // Leaves room for pasted spaces.
      maxLength={length + 4}
      spellCheck={false}
      onChange={change}
    />
  );
}
