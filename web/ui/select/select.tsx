import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';
import './select.css';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, keyof FieldTexts | 'children' | 'multiple' | 'onSelect'>,
    FieldTexts {
  readonly options: readonly SelectOption[];
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** The native select, which every phone and screen reader supports. */
export function Select({
  label,
  description,
  error,
  required,
  hideLabel,
  className,
  options,
  onChange,
  onValueChange,
  ...rest
}: SelectProps) {
  const field = useField({ id: rest.id, name: rest.name, description, error, required });
  return (
    <Field
      field={field}
      label={label}
      description={description}
      required={required}
      hideLabel={hideLabel}
      className={className}
    >
      <div className="ui-control-frame">
        <select
          {...rest}
          {...field.attributes}
          className="ui-control ui-select"
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        >
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className="ui-select-arrow" size={16} aria-hidden />
      </div>
    </Field>
  );
}
