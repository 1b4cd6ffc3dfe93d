import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, keyof FieldTexts>, FieldTexts {}

/** A single-line input; all attributes of `<input>` are passed on: `type`, `autoComplete`, `inputMode`, … */
export function TextField({
  label,
  description,
  error,
  required,
  hideLabel,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const field = useField({ id: rest.id, name: rest.name, description, error, required });
  return (
    <Field field={field} label={label} description={description} required={required} hideLabel={hideLabel}>
      <input {...rest} {...field.attributes} type={type} className={classNames('ui-control', className)} />
    </Field>
  );
}
