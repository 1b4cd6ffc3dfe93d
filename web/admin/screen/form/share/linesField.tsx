import { Field } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';

interface LinesFieldProps {
  readonly label: string;
  readonly description: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** A text of several lines. */
export function LinesField({ label, description, name, value, error, onValueChange }: LinesFieldProps) {
  const field = useField({ name, description, error });
  return (
    <Field field={field} label={label} description={description}>
      <textarea
        {...field.attributes}
        className="ui-control share-lines"
        rows={4}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </Field>
  );
}
