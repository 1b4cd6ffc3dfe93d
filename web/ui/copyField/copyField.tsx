import type { ReactNode } from 'react';
import { CopyButton } from '../copyButton/copyButton.tsx';
import { Field } from '../field/field.tsx';
import { useField } from '../field/useField.ts';
import './copyField.css';

export interface CopyFieldProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly hideLabel?: boolean | undefined;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  readonly failedLabel: string;
}

/** A read-only text with a copy button, such as a link or a key. */
export function CopyField({
  label,
  description,
  hideLabel,
  value,
  copyLabel,
  copiedLabel,
  failedLabel,
}: CopyFieldProps) {
  const field = useField({ description });
  return (
    <Field field={field} label={label} description={description} hideLabel={hideLabel}>
      <div className="ui-copy-field">
        <input
          {...field.attributes}
          type="text"
          readOnly
          value={value}
          className="ui-control ui-copy-field-value"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={value} label={copyLabel} copiedLabel={copiedLabel} failedLabel={failedLabel} />
      </div>
    </Field>
  );
}
