import type { ComponentProps } from 'react';
import { FieldDescription, FieldError, RequiredMark } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';
import './checkbox.css';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'className'>,
    FieldTexts {
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

export function Checkbox({
  label,
  description,
  error,
  required,
  hideLabel,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const field = useField({ id: rest.id, name: rest.name, description, error, required });
  return (
    <div className="ui-checkbox">
      <input
        {...rest}
        {...field.attributes}
        type="checkbox"
        className="ui-checkbox-box"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      <div className={hideLabel ? 'ui-hidden' : 'ui-checkbox-texts'}>
        <label htmlFor={field.controlId} className="ui-checkbox-label">
          {label}
          {required && <RequiredMark />}
        </label>
        <FieldDescription field={field}>{description}</FieldDescription>
        <FieldError field={field} />
      </div>
    </div>
  );
}
