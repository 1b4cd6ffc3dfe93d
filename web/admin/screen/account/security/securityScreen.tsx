import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useStart } from '#admin/session/useStart.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { IdentitiesSection } from './identitiesSection.tsx';
import { PasskeysSection } from './passkeysSection.tsx';
import { PasswordSection } from './passwordSection.tsx';
import { TotpSection } from './totpSection.tsx';

/** The user's sign-in methods. */
export function SecurityScreen() {
  const { texts, locale } = useLanguage();
  const { account } = texts;
  const query = useRouteQuery('account');
  const { oidc } = useStart();
  useDocumentTitle(account.security, account.title);
  if (query.data === undefined) return <QueryStatus query={query} />;
  const {
    name,
    email,
    has_password: hasPassword,
    totp,
    passkeys,
    identities,
    second_factor: factor,
  } = query.data;
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
