import './newPasswordField.css';
import { useState } from 'react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { minimumPasswordLength } from '#kit/secret/password/minimumPasswordLength.ts';
import { PasswordField } from '#ui/passwordField/passwordField.tsx';
import { usePasswordStrength } from './usePasswordStrength.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  /** Words that others know about the user; passwords made of them rate as weak. */
  readonly known?: readonly string[];
  readonly autoFocus?: boolean;
}

/** A new password with a strength meter in words. */
export function NewPasswordField({ label, known = [], autoFocus = false }: NewPasswordFieldProps) {
  const { common, signIn } = useTexts();
  const [password, setPassword] = useState('');
  const strength = usePasswordStrength(password, known);
  const strengthText =
    strength === 'short'
      ? signIn.strength.short(minimumPasswordLength - password.length)
      : strength && signIn.strength[strength];
  return (
    <div className="new-password">
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        description={signIn.passwordHelp(minimumPasswordLength)}
        showLabel={common.showPassword}
        hidePasswordLabel={common.hidePassword}
        autoFocus={autoFocus}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className="new-password-strength" data-strength={password === '' ? undefined : strength}>
        <span className="new-password-bar" aria-hidden />
        <span role="status">{password !== '' && strengthText}</span>
      </div>
    </div>
  );
}
