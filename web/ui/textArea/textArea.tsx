import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';
import './textArea.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, keyof FieldTexts>, FieldTexts {}

/** Several lines; it grows with its text where the browser can. */
export function TextArea({
  label,
  description,
  error,
  required,
  hideLabel,
  className,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const field = useField({ id: rest.id, name: rest.name, description, error, required });
  return (
    <Field field={field} label={label} description={description} required={required} hideLabel={hideLabel}>
      <textarea
        {...rest}
        {...field.attributes}
        rows={rows}
        className={classNames('ui-control ui-text-area', className)}
      />
    </Field>
  );
}
