import { Notice } from '../../../../ui/notice/notice.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { NewPasswordField } from './newPasswordField.tsx';
import { UsernameHint } from './usernameHint.tsx';

/** Asks for a new password when an owner's reset link set the current one. */
export function ReplacePasswordField({
  user,
}: {
  readonly user: { readonly name: string; readonly email: string };
}) {
  const { signIn } = useTexts();
  return (
    <>
      <Notice tone="warn">{signIn.newPasswordWhy}</Notice>
      <UsernameHint email={user.email} />
      <NewPasswordField label={signIn.newPassword} known={[user.name, user.email]} />
    </>
  );
}
