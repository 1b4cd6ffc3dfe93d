import './brandingScreen.css';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { AccentForm } from './accentForm.tsx';
import { LogoSection } from './logoSection.tsx';

export function BrandingScreen() {
  const organization = useOrganization();
  const { branding: texts, organization: frame } = useTexts();
  const answer = useRouteQuery('branding', { organization: organization.id });
  useDocumentTitle(frame.pages.branding, organization.name);
  return (
    <>
      <PageHeader title={frame.pages.branding} description={texts.description} />
      {answer.data === undefined ? (
        <QueryStatus query={answer} />
      ) : (
        <>
          <AccentForm key={organization.id} branding={answer.data} />
          <LogoSection logo={answer.data.logo} />
        </>
      )}
    </>
  );
}
