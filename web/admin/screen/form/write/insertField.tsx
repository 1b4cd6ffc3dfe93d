import { TextField } from '../../../../ui/textField/textField.tsx';

export interface InsertFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the text may have several lines. */
  readonly multiline?: boolean;
}

/** A text of the form, into which answers are inserted with `@`. */
export function InsertField({ label, description, value, onChange }: InsertFieldProps) {
  return (
    <TextField
      label={label}
      {...(description === undefined ? {} : { description })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
