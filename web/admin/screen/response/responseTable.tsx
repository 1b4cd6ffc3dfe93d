import { ArrowUp, Columns3, Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import type { ResponseView } from '#contract/app/response/views.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { ResponseFilter } from '#form/query/responseQuery.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/classNames.ts';
import type { GridHandle } from '#ui/dataGrid/dataGrid.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';
import { useRouteQuery } from '../../api/useRouteQuery.ts';
import { lazyPart } from '../../lazy/lazyPart.ts';
import { useLazyPart } from '../../lazy/useLazyPart.ts';
import { useDebouncedInput } from '../../search/useDebouncedInput.ts';
import { tableTexts } from '../../texts/compiled/response/table.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { useLanguage } from '../../texts/useTexts.ts';
import { columnSettingsOf, shownColumns } from './column/arrangeColumns.ts';
import { ColumnsDialog } from './column/columnsDialog.tsx';
import { useColumns } from './column/useColumns.ts';
import { FilterBar } from './filter/filterBar.tsx';
import { ResponseGrid } from './responseGrid.tsx';
import { useResponseRows } from './rows/useResponseRows.ts';
import { ProgressLine } from './toolbar/progressLine.tsx';
import { TabsBar } from './toolbar/tabsBar.tsx';
import { useNarrowTable } from './useNarrowTable.ts';
import { useTableNeighbours } from './useTableNeighbours.ts';
import { useTableQuery } from './useTableQuery.ts';
import { useTableSelection } from './useTableSelection.ts';
import { ViewMenu } from './view/viewMenu.tsx';

const responsePanel = lazyPart(async () => (await import('./detail/responsePanel.tsx')).ResponsePanel);
const bulkBar = lazyPart(async () => (await import('./bulk/bulkBar.tsx')).BulkBar);
const deleteTests = lazyPart(
  async () => (await import('./bulk/deleteTestResponses.tsx')).DeleteTestResponses,
);
const exportDialog = lazyPart(async () => (await import('./export/exportDialog.tsx')).ExportDialog);

const ignore = () => undefined;

interface ResponseTableProps {
  readonly params: { readonly organization: string; readonly form: string };
  readonly known: AnswerOf<'responseColumns'>;
  readonly views: readonly ResponseView[];
  readonly view: ResponseView | undefined;
  readonly isViewGone: boolean;
}

/** The table with everything around it; the panel with one response stands beside it. */
export function ResponseTable({ params, known, views, view, isViewGone }: ResponseTableProps) {
  const texts = useLazyTexts(tableTexts);
  const logic = useLazyTexts(logicTexts);
  const { locale } = useLanguage();
  const isNarrow = useNarrowTable();
  const table = useTableQuery(view);
  const { query, text, change } = table;
  const { data: counts } = useRouteQuery('responseCounts', params);
  const columns = useColumns(params, known.columns, view, query.tab === 'spam');
  const { rows, state, isOutdated, reload } = useResponseRows(params, text);
  const selected = useTableSelection(rows, query, text);
  const { selection } = selected;
  const grid = useRef<GridHandle>(null);
  const [filterDraft, setFilterDraft] = useState<ResponseFilter>();
  const [isChoosing, setChoosing] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const [typed, setTyped] = useDebouncedInput(query.search, (search) => change({ search }));
  const searchBox = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => searchBox.current?.querySelector('input')?.focus() });
  const words = useMemo(
    () => ({ texts, logic, locale, columns: known.columns }),
    [texts, logic, locale, known.columns],
  );

  const isNarrowed = query.filters.length > 0 || query.search !== '';
  const total = state.isComplete ? state.count : isNarrowed ? undefined : counts?.[query.tab];
  const changed = (ids?: readonly number[]) => (ids === undefined ? reload() : rows.refresh(ids));
  const neighbours = useTableNeighbours(params, rows, table.response, text);
  const open = (id: number | undefined) => {
    const before = table.response;
    table.openResponse(id);
    const index = rows.indexOf(id ?? before ?? 0);
    if (index < 0) return;
    if (id === undefined) grid.current?.focusRow(index);
    else grid.current?.showRow(index);
  };
  const clear = () => {
    setTyped('');
    change({ search: '', filters: [] });
  };

  const ResponsePanel = useLazyPart(responsePanel, table.response !== undefined, () => open(undefined));
  const BulkBar = useLazyPart(bulkBar, selection !== undefined, selected.clear);
  const DeleteTests = useLazyPart(deleteTests, query.tab === 'test', ignore);
  const ExportDialog = useLazyPart(exportDialog, isExporting, () => setExporting(false));
  return (
    <div className="responses">
      <div
        className="responses-main"
        // On a phone the panel covers the table.
        inert={isNarrow && table.response !== undefined}
      >
        <h2 className="ui-hidden">{texts.title}</h2>
        <div className="responses-head">
          <TabsBar tab={query.tab} counts={counts} tabSearch={table.tabSearch} />
          <div className="responses-tools">
            {DeleteTests !== undefined && query.tab === 'test' && (counts?.test ?? 0) > 0 && (
              <DeleteTests {...params} count={counts?.test} onChanged={changed} />
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
          </div>
        </div>
        <div className="responses-narrow">
          <div ref={searchBox} className="responses-search">
            <SearchField
              label={texts.search}
              clearLabel={texts.clearSearch}
              value={typed}
              onValueChange={setTyped}
              keys="/"
            />
          </div>
          <FilterBar
            query={query}
            words={words}
            known={known}
            draft={filterDraft}
            onDraft={setFilterDraft}
            onChange={change}
          />
        </div>
        {isViewGone && <Notice tone="warn">{texts.views.gone}</Notice>}
        {state.sort !== undefined && state.sort.by !== query.sort.by && !isOutdated && (
          <Notice>{texts.unsortable}</Notice>
        )}
        {BulkBar !== undefined && (
          <BulkBar
            {...params}
            query={query}
            selection={selection}
            count={selection !== undefined && 'ids' in selection ? selection.ids.length : total}
            onSelectAll={selected.selectAll}
            onClear={selected.clear}
            onChanged={changed}
          />
        )}
        <div
          className={classNames('responses-table', isOutdated && 'responses-table--outdated')}
          aria-busy={isOutdated || (state.isLoading && state.count === 0)}
        >
          {(state.unseen > 0 || state.isStale) && (
            <button
              type="button"
              className="responses-news"
              onClick={() => {
                grid.current?.scrollToTop();
                if (state.isStale) reload();
              }}
            >
              <ArrowUp size={14} aria-hidden />
              {state.isStale ? texts.news.stale : texts.news.added(state.unseen)}
            </button>
          )}
          <ResponseGrid
            params={params}
            rows={rows}
            state={state}
            query={query}
            columns={columns}
            known={known.columns}
            total={total}
            isNarrow={isNarrow}
            isNarrowed={isNarrowed}
            openResponse={table.response}
            selection={selected.grid}
            handle={grid}
            onOpen={open}
            onSort={(sort) => change({ sort })}
            onFilter={setFilterDraft}
            onClear={clear}
          />
        </div>
        <ProgressLine state={state} total={total} onStop={() => rows.stop()} onResume={() => rows.resume()} />
      </div>
      {ResponsePanel !== undefined && table.response !== undefined && (
        <ResponsePanel
          {...params}
          response={table.response}
          previous={neighbours.previous}
          next={neighbours.next}
          onGo={open}
          onClose={() => open(undefined)}
          onChanged={changed}
        />
      )}
      <ColumnsDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        arranged={columns.arranged}
        columns={known.columns}
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
