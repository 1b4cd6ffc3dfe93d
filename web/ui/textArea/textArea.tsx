import './textArea.css';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/fieldTexts.ts';
import { useField } from '../field/useField.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, keyof FieldTexts>, FieldTexts {}

/** An input of several lines, which grows with its text. */
export function TextArea({
  label,
  description,
  error,
  required,
  hideLabel,
  className,
  rows = 2,
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
