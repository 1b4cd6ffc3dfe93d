import './auditScreen.css';
import { useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../../../ui/pageHeader/pageHeader.tsx';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTitle } from '../../../navigation/useTitle.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { AuditEntries } from './auditEntries.tsx';
import { AuditExport } from './auditExport.tsx';
import { AuditFilters } from './auditFilters.tsx';
import { usableFilter } from './usableFilter.ts';

export function AuditScreen() {
  const organization = useOrganization();
  const { audit: texts, organization: frame } = useTexts();
  const filter = usableFilter(useSearch({ from: '/inside/app/o/$organization/settings/audit' }));
  useTitle(frame.pages.audit, organization.name);
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
