import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { NewPasswordField } from './newPasswordField.tsx';
import { UsernameHint } from './usernameHint.tsx';

interface ReplacePasswordFieldProps {
  readonly user: { readonly name: string; readonly email: string };
  /** The organisation to join. */
  readonly organization: string;
}

/** An owner may know the password of this account, so joining another organisation needs a new one. */
export function ReplacePasswordField({ user, organization }: ReplacePasswordFieldProps) {
  const { signIn } = useTexts();
  const { organizations } = useStart();
  const known = [user.name, user.email, organization, ...organizations.map(({ name }) => name)];
  return (
    <>
      <Notice tone="warn">{signIn.newPasswordWhy}</Notice>
      <UsernameHint email={user.email} />
      <NewPasswordField label={signIn.newPassword} known={known} />
    </>
  );
}
