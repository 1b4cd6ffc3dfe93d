import { useAnswer } from '../../api/useAnswer.ts';
import { Unanswered } from '../../frame/unanswered.tsx';
import { useTitle } from '../../frame/useTitle.ts';
import { useStart } from '../../signedIn/useStart.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { IdentitiesSection } from './identitiesSection.tsx';
import { PasskeysSection } from './passkeysSection.tsx';
import { PasswordSection } from './passwordSection.tsx';
import { TotpSection } from './totpSection.tsx';

/** The ways to sign in that the person has. */
export function SecurityScreen() {
  const { account } = useTexts();
  const asked = useAnswer('account');
  const { oidc } = useStart();
  useTitle(account.security, account.title);
  if (asked.data === undefined) return <Unanswered answer={asked} />;
  const { name, email, has_password: hasPassword, totp, passkeys, identities } = asked.data;
  return (
    <>
      <PasswordSection name={name} email={email} hasPassword={hasPassword} />
      <TotpSection totp={totp} email={email} hasPassword={hasPassword} />
      <PasskeysSection passkeys={passkeys} />
      {(oidc !== null || identities.length > 0) && (
        <IdentitiesSection provider={oidc} identities={identities} />
      )}
    </>
  );
}
