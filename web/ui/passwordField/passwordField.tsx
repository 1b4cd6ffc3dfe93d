import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { useField } from '../field/useField.ts';
import { PlainIconButton } from '../iconButton/plainIconButton.tsx';
import type { TextFieldProps } from '../textField/textField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  readonly showLabel: string;
  readonly hidePasswordLabel: string;
  /** Tells password managers whether to fill in or to suggest a password. */
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({
  label,
  description,
  error,
  required,
  hideLabel,
  className,
  showLabel,
  hidePasswordLabel,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
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
      <div className="ui-control-frame ui-control-frame--end">
        <input
          {...rest}
          {...field.attributes}
          type={isShown ? 'text' : 'password'}
          className="ui-control"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <span className="ui-control-frame-end">
          <PlainIconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? hidePasswordLabel : showLabel}
            title={isShown ? hidePasswordLabel : showLabel}
            onClick={() => setShown(!isShown)}
          />
        </span>
      </div>
    </Field>
  );
}
