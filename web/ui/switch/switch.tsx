import type { ComponentProps } from 'react';
import { FieldDescription, FieldError } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';
import './switch.css';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'className' | 'role'>,
    Omit<FieldTexts, 'required'> {
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A toggle with immediate effect; a value that is submitted with a form is a `Checkbox`. */
export function Switch({
  label,
  description,
  error,
  hideLabel,
  onChange,
  onCheckedChange,
  ...rest
}: SwitchProps) {
  const field = useField({ id: rest.id, name: rest.name, description, error });
  return (
    <div className="ui-switch">
      <div className={hideLabel ? 'ui-hidden' : 'ui-switch-texts'}>
        <label htmlFor={field.controlId} className="ui-switch-label">
          {label}
        </label>
        <FieldDescription field={field}>{description}</FieldDescription>
        <FieldError field={field} />
      </div>
      <input
        {...rest}
        {...field.attributes}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
        role="switch"
        className="ui-switch-track"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
