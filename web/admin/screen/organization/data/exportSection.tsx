import { Download } from 'lucide-react';
import { routeUrl } from '#admin/api/callRoute.ts';
import { useDownload } from '#admin/api/useDownload.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { archiveFileName } from '#contract/app/organization/archiveFileName.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeBlock } from '#ui/codeBlock/codeBlock.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';

/** Exports the organisation as one archive. */
export function ExportSection() {
  const { data: texts } = useTexts();
  const { id: organization, name } = useOrganization();
  const copyLabels = useCopyLabels();
  const { download, isBusy } = useDownload('checkExport');
  const params = { organization };
  return (
    <Section title={texts.export} description={texts.exportDescription}>
      <p>{texts.exportContents}</p>
      <Row>
        <Button
          icon={Download}
          busy={isBusy}
          onClick={() => void download({ params }, routeUrl('exportData', params))}
        >
          {texts.exportButton}
        </Button>
      </Row>
      <p className="data-soft">{texts.exportStarts}</p>
      <div className="data-import">
        <p className="data-soft">{texts.importElsewhere}</p>
        <CodeBlock
          label={texts.importCommand}
          code={`node bin/canvass import ${archiveFileName(name, Date.now())}`}
          {...copyLabels}
        />
      </div>
    </Section>
  );
}
