import { useState } from 'react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { TextField } from '#ui/textField/textField.tsx';
import { NewPasswordField } from './newPasswordField.tsx';

interface AccountFieldsProps {
  readonly email?: string;
  /** The organisation that the user joins or creates. */
  readonly organization: string;
}

/** The fields of a new account: name, mail address, password. */
export function AccountFields({ email = '', organization }: AccountFieldsProps) {
  const { common, signIn } = useTexts();
  const [known, setKnown] = useState({ name: '', email });
  return (
    <>
      <TextField
        label={signIn.yourName}
        name="name"
        autoComplete="name"
        maxLength={100}
        autoFocus
        onChange={(event) => setKnown({ ...known, name: event.currentTarget.value })}
      />
      <TextField
        label={common.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={email}
        onChange={(event) => setKnown({ ...known, email: event.currentTarget.value })}
      />
      <NewPasswordField label={signIn.password} known={[known.name, known.email, organization]} />
    </>
  );
}
