import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { routeUrl } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { type ExportTexts, exportTexts } from '#admin/texts/compiled/response/export.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { BackgroundExport } from '#contract/app/response/export.ts';
import { formatSize } from '#render/fault/formatSize.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { useFormatLanguage } from '#ui/format/formatLanguage.ts';
import { Pill } from '#ui/pill/pill.tsx';
import { Row } from '#ui/row/row.tsx';
import { saveFile } from '#ui/saveFile/saveFile.ts';
import { Table } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useForm } from '../../form/place/useForm.ts';

const tones = {
  waiting: 'neutral',
  running: 'neutral',
  ready: 'good',
  failed: 'bad',
  too_large: 'bad',
} as const;
const pollInterval = 2000;

/** The exports that the person asked for in the background. */
export function ExportsScreen() {
  const texts = useLazyTexts(exportTexts);
  const { common } = useTexts();
  const language = useFormatLanguage();
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const params = { organization, form };
  const query = useQuery({
    ...routeQueryOptions('responseExports', params),
    refetchInterval: ({ state }) => (state.data?.exports.some(isOpen) ? pollInterval : false),
  });
  const remove = useRouteMutation('deleteResponseExport', { invalidates: ['responseExports'] });
  const toast = useToast();
  const problemText = useProblemText();
  const download = ({ id }: BackgroundExport) => {
    saveFile(routeUrl('downloadResponseExport', { ...params, export: id }));
    toast({ about: 'export', title: common.downloadStarted });
  };
  const removeOne = async ({ id }: BackgroundExport) => {
    try {
      await remove.mutateAsync({ params: { ...params, export: id } });
      toast({ about: 'export', title: texts.deleted });
    } catch (error) {
      toast({ about: 'export', title: problemText(error), tone: 'bad' });
    }
  };
  const exports = query.data?.exports ?? [];
  return (
    <div className="place-page">
      <h2 className="place-heading">{texts.exportsTitle}</h2>
      <p className="place-about">{texts.exportsAbout}</p>
      <p>
        <Link to="/app/o/$organization/f/$form/responses" params={params}>
          {texts.toTable}
        </Link>
      </p>
      {query.data === undefined && <QueryStatus query={query} />}
      {query.data !== undefined && exports.length === 0 && (
        <EmptyState icon={FileDown} title={texts.empty} text={texts.emptyText} />
      )}
      {exports.length > 0 && (
        <Table
          label={texts.exportsTitle}
          rows={exports}
          rowKey={({ id }) => id}
          columns={[
            { id: 'format', header: texts.format, cell: ({ format }) => texts[format] },
            { id: 'when', header: texts.when, cell: ({ created_at }) => <Time value={created_at} /> },
            {
              id: 'state',
              header: texts.state,
              cell: (each) => <Pill tone={tones[each.state]}>{stateText(each, texts)}</Pill>,
            },
            {
              id: 'size',
              header: texts.size,
              align: 'end',
              cell: ({ size }) => (size === null ? '' : formatSize(size, language)),
            },
            { id: 'until', header: texts.until, cell: ({ expires_at }) => <Time value={expires_at} /> },
            {
              id: 'actions',
              header: texts.actions,
              hideHeader: true,
              align: 'end',
              narrow: true,
              cell: (each) => (
                <Row>
                  {each.state === 'ready' && <Button onClick={() => download(each)}>{texts.download}</Button>}
                  <Button variant="quiet" onClick={() => void removeOne(each)}>
                    {texts.deleteOne}
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

function isOpen({ state }: BackgroundExport): boolean {
  return state === 'waiting' || state === 'running';
}

function stateText({ state, rows }: BackgroundExport, texts: ExportTexts): string {
  return state === 'running' ? texts.rows(rows) : texts[state];
}
