import { Notice } from '../../../../ui/notice/notice.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { NewPasswordField } from './newPasswordField.tsx';
import { UsernameHint } from './usernameHint.tsx';

/** For an account whose password an owner's link has set: who joins another organisation with it chooses a new one. */
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
