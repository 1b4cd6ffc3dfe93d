import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { AppearanceSection } from './appearanceSection.tsx';
import { DeleteAccount } from './deleteAccount.tsx';
import { EmailSection } from './emailSection.tsx';
import { LanguageSection } from './languageSection.tsx';
import { NameSection } from './nameSection.tsx';

/** The person's public profile and their appearance settings. */
export function ProfileScreen() {
  const { account } = useTexts();
  const query = useRouteQuery('account');
  useDocumentTitle(account.profile, account.title);
  if (query.data === undefined) return <QueryStatus query={query} />;
  const { name, email, email_proof: proof, language } = query.data;
  return (
    <>
      <NameSection name={name} />
      <EmailSection email={email} proof={proof} />
      <LanguageSection language={language} />
      <AppearanceSection />
      <DeleteAccount email={email} />
    </>
  );
}
