import { TextField } from '#ui/textField/textField.tsx';
import type { AnswerControlProps } from './answerAdapter.ts';

/** The browser's own input for a type; the service validates, also where the browser would. */
interface Input {
  readonly type?: 'date' | 'time' | 'tel';
  readonly step?: number;
  readonly inputMode?: 'email' | 'decimal' | 'url';
}

type TextControlProps = Pick<AnswerControlProps, 'value' | 'onChange' | 'label' | 'error'> & Input;

/** One line of text. */
export function TextControl({ value, onChange, label, error, type, step, inputMode }: TextControlProps) {
  return (
    <TextField
      label={label}
      hideLabel
      error={error}
      value={textOf(value)}
      type={type}
      step={step}
      inputMode={inputMode}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}

/** The text of an answer that is a text or a number. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
