import { useMemo, useRef, useState } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import type { ResponseView } from '#contract/app/response/views.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { ResponseFilter } from '#form/query/responseQuery.ts';
import { classNames } from '#ui/classNames.ts';
import type { GridHandle } from '#ui/dataGrid/dataGrid.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useRouteQuery } from '../../api/useRouteQuery.ts';
import { lazyPart } from '../../lazy/lazyPart.ts';
import { useLazyPart } from '../../lazy/useLazyPart.ts';
import { useDebouncedInput } from '../../search/useDebouncedInput.ts';
import { tableTexts } from '../../texts/compiled/response/table.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { useLanguage } from '../../texts/useTexts.ts';
import { useColumns } from './column/useColumns.ts';
import { FilterBar } from './filter/filterBar.tsx';
import { ResponseGrid } from './responseGrid.tsx';
import { useResponseRows } from './rows/useResponseRows.ts';
import { NewsButton } from './toolbar/newsButton.tsx';
import { ProgressLine } from './toolbar/progressLine.tsx';
import { TableSearch } from './toolbar/tableSearch.tsx';
import { TableTools } from './toolbar/tableTools.tsx';
import { TabsBar } from './toolbar/tabsBar.tsx';
import { useNarrowTable } from './useNarrowTable.ts';
import { useTableNeighbours } from './useTableNeighbours.ts';
import { useTableQuery } from './useTableQuery.ts';
import { useTableSelection } from './useTableSelection.ts';

const responsePanel = lazyPart(async () => (await import('./detail/responsePanel.tsx')).ResponsePanel);
const bulkBar = lazyPart(async () => (await import('./bulk/bulkBar.tsx')).BulkBar);

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
  const columns = useColumns(params, known.columns, view, query.tab);
  const { rows, state, isOutdated, reload } = useResponseRows(params, text);
  const selected = useTableSelection(rows, query, text);
  const { selection } = selected;
  const grid = useRef<GridHandle>(null);
  const [filterDraft, setFilterDraft] = useState<ResponseFilter>();
  const [typed, setTyped] = useDebouncedInput(query.search, (search) => change({ search }));
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
          <TableTools
            params={params}
            known={known.columns}
            views={views}
            view={view}
            table={table}
            columns={columns}
            testCount={counts?.test}
            onChanged={changed}
          />
        </div>
        <div className="responses-narrow">
          <TableSearch value={typed} onValueChange={setTyped} />
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
          <NewsButton
            state={state}
            onPress={() => {
              grid.current?.scrollToTop();
              if (state.isStale) reload();
            }}
          />
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
    </div>
  );
}
