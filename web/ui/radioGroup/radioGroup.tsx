import type { ReactNode } from 'react';
import '../checkbox/checkbox.css';
import { classNames } from '../classNames.ts';
import { FieldDescription, FieldError, RequiredMark } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';
import './radioGroup.css';

interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldTexts {
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** In columns, for many options. */
  readonly columns?: boolean | undefined;
}

/** A choice of a few visible options. */
export function RadioGroup({
  label,
  description,
  error,
  required,
  hideLabel,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  disabled,
  columns = false,
}: RadioGroupProps) {
  const field = useField({ name, description, error, required });
  const chosen = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group takes neither aria-required nor aria-invalid
    <fieldset {...field.attributes} role="radiogroup" disabled={disabled} className="ui-radio-group">
      <legend className={hideLabel ? 'ui-hidden' : 'ui-radio-group-label'}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <FieldDescription field={field}>{description}</FieldDescription>
      <div className={classNames('ui-radio-group-options', columns && 'ui-radio-group-options--columns')}>
        {options.map((option) => (
          <div key={option.value} className="ui-checkbox">
            <input
              type="radio"
              id={`${field.controlId}-${option.value}`}
              name={name}
              value={option.value}
              disabled={option.disabled}
              className="ui-checkbox-box"
              aria-describedby={
                option.description === undefined ? undefined : `${field.controlId}-${option.value}-more`
              }
              {...chosen(option.value)}
              onChange={() => onValueChange?.(option.value)}
            />
            <div className="ui-checkbox-texts">
              <label htmlFor={`${field.controlId}-${option.value}`} className="ui-checkbox-label">
                {option.label}
              </label>
              {option.description !== undefined && (
                <div id={`${field.controlId}-${option.value}-more`} className="ui-field-description">
                  {option.description}
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
