import { Download } from 'lucide-react';
import { routeUrl } from '#admin/api/callRoute.ts';
import { useDownload } from '#admin/api/useDownload.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import type { AuditSearch } from './auditSearch.ts';

/** Exports the filtered log as a file. */
export function AuditExport({ filter }: { readonly filter: AuditSearch }) {
  const { audit: texts } = useTexts();
  const { id: organization } = useOrganization();
  const { download, isBusy } = useDownload('checkAuditExport');
  const params = { organization };
  const save = (format: string) => () =>
    void download({ params, query: filter }, routeUrl('exportAudit', params, { ...filter, format }));
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={Download} busy={isBusy}>
          {texts.export}
        </Button>
      }
      groups={[
        {
          id: 'formats',
          heading: Object.keys(filter).length === 0 ? texts.exportAll : texts.exportFiltered,
          items: [
            { id: 'csv', label: texts.exportCsv, hint: texts.exportCsvHint, onSelect: save('csv') },
            { id: 'jsonl', label: texts.exportLines, hint: texts.exportLinesHint, onSelect: save('jsonl') },
          ],
        },
      ]}
    />
  );
}
