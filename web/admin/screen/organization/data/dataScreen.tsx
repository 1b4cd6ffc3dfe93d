import './dataScreen.css';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { DataSummary } from './dataSummary.tsx';
import { DeletionSection } from './deletionSection.tsx';
import { ExportSection } from './exportSection.tsx';

export function DataScreen() {
  const organization = useOrganization();
  const { data: texts, organization: frame } = useTexts();
  const answer = useRouteQuery('data', { organization: organization.id });
  useDocumentTitle(frame.pages.data, organization.name);
  return (
    <>
      <PageHeader title={frame.pages.data} description={texts.description} />
      {answer.data === undefined ? (
        <QueryStatus query={answer} />
      ) : (
        <>
          <DataSummary content={answer.data} />
          <ExportSection />
          <DeletionSection content={answer.data} />
        </>
      )}
    </>
  );
}
