import { TextField } from '../../../../ui/textField/textField.tsx';

export interface FormulaFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A formula of the form language, with completion of fields and functions. */
export function FormulaField({ label, description, value, onChange }: FormulaFieldProps) {
  return (
    <TextField
      label={label}
      {...(description === undefined ? {} : { description })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
