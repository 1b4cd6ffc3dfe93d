import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';
import './colourField.css';

export interface ColourFieldProps extends FieldTexts {
  readonly name?: string | undefined;
  /** `#0e6b5c`, or an incomplete input. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The accessible name of the colour picker. */
  readonly pickLabel: string;
  readonly disabled?: boolean | undefined;
}

/** A colour, typed as a hex code or chosen in a picker. */
export function ColourField({
  label,
  description,
  error,
  required,
  hideLabel,
  name,
  value,
  onValueChange,
  pickLabel,
  disabled,
}: ColourFieldProps) {
  const field = useField({ name, description, error, required });
  return (
    <Field field={field} label={label} description={description} required={required} hideLabel={hideLabel}>
      <div className="ui-colour-field">
        <input
          type="color"
          className="ui-colour-field-pick"
          aria-label={pickLabel}
          // A colour input takes complete colours only; it shows black while one is being typed.
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
          disabled={disabled}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
        <input
          {...field.attributes}
          type="text"
          className="ui-control ui-colour-field-text"
          name={name}
          value={value}
          disabled={disabled}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}
