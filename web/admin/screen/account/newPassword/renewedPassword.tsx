import { Notice } from '../../../../ui/notice/notice.tsx';
import { useStart } from '../../../session/useStart.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { AccountHint } from './accountHint.tsx';
import { NewPasswordField } from './newPasswordField.tsx';

interface RenewedPasswordProps {
  readonly user: { readonly name: string; readonly email: string };
  /** The organisation to join. */
  readonly organization: string;
}

/** An owner may know the password of this account, so joining another organisation needs a new one. */
export function RenewedPassword({ user, organization }: RenewedPasswordProps) {
  const { signIn } = useTexts();
  const { organizations } = useStart();
  const known = [user.name, user.email, organization, ...organizations.map(({ name }) => name)];
  return (
    <>
      <Notice tone="warn">{signIn.newPasswordWhy}</Notice>
      <AccountHint email={user.email} />
      <NewPasswordField label={signIn.newPassword} known={known} />
    </>
  );
}
