import { Columns3, Download } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { useLazyPart } from '#admin/lazy/useLazyPart.ts';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import type { ResponseView } from '#contract/app/response/views.ts';
import { Button } from '#ui/button/button.tsx';
import { columnSettingsOf, shownColumns } from '../column/arrangeColumns.ts';
import { ColumnsDialog } from '../column/columnsDialog.tsx';
import type { useColumns } from '../column/useColumns.ts';
import type { useTableQuery } from '../useTableQuery.ts';
import { ViewMenu } from '../view/viewMenu.tsx';

const deleteTests = lazyPart(
  async () => (await import('../bulk/deleteTestResponses.tsx')).DeleteTestResponses,
);
const exportDialog = lazyPart(async () => (await import('../export/exportDialog.tsx')).ExportDialog);

const ignore = () => undefined;

interface TableToolsProps {
  readonly params: { readonly organization: string; readonly form: string };
  readonly known: readonly ResponseColumn[];
  readonly views: readonly ResponseView[];
  readonly view: ResponseView | undefined;
  readonly table: ReturnType<typeof useTableQuery>;
  readonly columns: ReturnType<typeof useColumns>;
  readonly testCount: number | undefined;
  readonly onChanged: (responses?: readonly number[]) => void;
}

/** Views, columns and exports, and in the list of tests a way to delete them all. */
export function TableTools(props: TableToolsProps) {
  const { params, known, views, view, table, columns, testCount, onChanged } = props;
  const texts = useLazyTexts(tableTexts);
  const { query } = table;
  const [isChoosing, setChoosing] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const DeleteTests = useLazyPart(deleteTests, query.tab === 'test', ignore);
  const ExportDialog = useLazyPart(exportDialog, isExporting, () => setExporting(false));
  return (
    <div className="responses-tools">
      {DeleteTests !== undefined && query.tab === 'test' && (testCount ?? 0) > 0 && (
        <DeleteTests {...params} count={testCount} onChanged={onChanged} />
      )}
      <ViewMenu
        params={params}
        views={views}
        view={view}
        query={query}
        columns={columnSettingsOf(columns.arranged)}
        isChanged={table.isChanged || columns.isChanged}
        onOpen={table.openView}
        onDiscard={() => {
          columns.discard();
          table.openView(view?.id);
        }}
      />
      <Button icon={Columns3} className="responses-tool" onClick={() => setChoosing(true)}>
        {texts.columns.open}
      </Button>
      <Button icon={Download} className="responses-tool" onClick={() => setExporting(true)}>
        {texts.exporting}
      </Button>
      <ColumnsDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        arranged={columns.arranged}
        columns={known}
        isOfView={view?.columns !== undefined}
        onChange={columns.change}
        onReset={columns.reset}
      />
      {ExportDialog !== undefined && (
        <ExportDialog
          {...params}
          query={query}
          columns={shownColumns(columns.arranged).map(({ id }) => id)}
          open={isExporting}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  );
}
