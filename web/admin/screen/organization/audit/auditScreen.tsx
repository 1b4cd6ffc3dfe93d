import './auditScreen.css';
import { useSearch } from '@tanstack/react-router';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { AuditEntries } from './auditEntries.tsx';
import { AuditExport } from './auditExport.tsx';
import { AuditFilters } from './auditFilters.tsx';
import { validFilter } from './validFilter.ts';

export function AuditScreen() {
  const organization = useOrganization();
  const { audit: texts, organization: frame } = useTexts();
  const filter = validFilter(useSearch({ from: '/signed-in/app/o/$organization/settings/audit' }));
  useDocumentTitle(frame.pages.audit, organization.name);
  return (
    <>
      <PageHeader
        title={frame.pages.audit}
        description={texts.description}
        action={<AuditExport filter={filter} />}
      />
      <AuditFilters filter={filter} />
      <AuditEntries filter={filter} />
    </>
  );
}
