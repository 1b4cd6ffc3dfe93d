import { Notice } from '../../../../ui/notice/notice.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { AccountHint } from './accountHint.tsx';
import { NewPasswordField } from './newPasswordField.tsx';

/** For an account whose password an owner's link has set: who joins another organisation with it chooses a new one. */
export function RenewedPassword({
  user,
}: {
  readonly user: { readonly name: string; readonly email: string };
}) {
  const { signIn } = useTexts();
  return (
    <>
      <Notice tone="warn">{signIn.newPasswordWhy}</Notice>
      <AccountHint email={user.email} />
      <NewPasswordField label={signIn.newPassword} known={[user.name, user.email]} />
    </>
  );
}
