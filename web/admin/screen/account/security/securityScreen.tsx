import { Notice } from '../../../../ui/notice/notice.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useTitle } from '../../../navigation/useTitle.ts';
import { useStart } from '../../../session/useStart.ts';
import { Unanswered } from '../../../status/unanswered.tsx';
import { useLanguage } from '../../../texts/useTexts.ts';
import { IdentitiesSection } from './identitiesSection.tsx';
import { PasskeysSection } from './passkeysSection.tsx';
import { PasswordSection } from './passwordSection.tsx';
import { TotpSection } from './totpSection.tsx';

/** The ways to sign in that the person has. */
export function SecurityScreen() {
  const { texts, locale } = useLanguage();
  const { account } = texts;
  const asked = useAnswer('account');
  const { oidc } = useStart();
  useTitle(account.security, account.title);
  if (asked.data === undefined) return <Unanswered answer={asked} />;
  const {
    name,
    email,
    has_password: hasPassword,
    totp,
    passkeys,
    identities,
    second_factor: factor,
  } = asked.data;
  const names = factor.required_by.map((organization) => organization.name);
  return (
    <>
      {names.length > 0 && (
        <Notice>{account.factorRequiredBy(new Intl.ListFormat(locale).format(names))}</Notice>
      )}
      <PasswordSection name={name} email={email} hasPassword={hasPassword} />
      <TotpSection totp={totp} email={email} hasPassword={hasPassword} />
      <PasskeysSection passkeys={passkeys} />
      {(oidc !== null || identities.length > 0) && (
        <IdentitiesSection provider={oidc} identities={identities} />
      )}
    </>
  );
}
