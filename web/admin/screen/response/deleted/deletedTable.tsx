import { useNavigate, useSearch } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { TextsBoundary } from '#admin/texts/textsBoundary.tsx';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { DeletedListed } from '#contract/app/response/deleted.ts';
import { writeQuery } from '#contract/app/response/filter.ts';
import { maxNamedResponses } from '#contract/app/response/limits.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { DataGrid, type GridHandle, type GridSelection } from '#ui/dataGrid/dataGrid.tsx';
import { fittingWidth } from '#ui/dataGrid/gridColumn.ts';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { useColumns } from '../column/useColumns.ts';
import type { ResponsesSearch } from '../responsesSearch.ts';
import { orderOf, toggleRow } from '../toggleRow.ts';
import { TabsBar } from '../toolbar/tabsBar.tsx';
import { useNarrowTable } from '../useNarrowTable.ts';
import { useStableCallback } from '../useStableCallback.ts';
import { DeletedBar } from './deletedBar.tsx';
import { deletedColumns, type Widths } from './deletedColumns.tsx';
import { DeletedPanel } from './deletedPanel.tsx';
import { useDeletedRows } from './useDeletedRows.ts';

interface DeletedTableProps {
  readonly params: { readonly organization: string; readonly form: string };
  readonly known: AnswerOf<'responseColumns'>;
}

/** The tab of deleted responses, which can be looked at, restored and erased. */
export function DeletedTable(props: DeletedTableProps) {
  return (
    <TextsBoundary texts={manageTexts}>
      <Deleted {...props} />
    </TextsBoundary>
  );
}

const keyOf = ({ id }: DeletedListed) => String(id);
/** Rows from the end of the list at which the next page is loaded. */
const ahead = 20;

function Deleted({ params, known }: DeletedTableProps) {
  const texts = useLazyTexts(tableTexts);
  const { detail } = useLazyTexts(manageTexts);
  const { locale } = useLanguage();
  const isNarrow = useNarrowTable();
  const { response }: ResponsesSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: counts } = useRouteQuery('responseCounts', params);
  const { arranged } = useColumns(params, known.columns, undefined, 'live');
  const { query, rows, shift, see } = useDeletedRows(params);
  const [widths, setWidths] = useState<Widths>({});
  const grid = useRef<GridHandle>(null);
  const { selected, selection, clear } = useDeletedSelection(rows);
  const open = (id: number | undefined) => {
    const search: ResponsesSearch = { deleted: true, response: id };
    void navigate({
      to: '.',
      search,
      replace: response !== undefined && id !== undefined,
      resetScroll: false,
    });
    const index = rows.findIndex((row) => row.id === (id ?? response));
    if (index < 0) return;
    if (id === undefined) grid.current?.focusRow(index);
    else grid.current?.showRow(index);
  };
  const openRow = useStableCallback(({ id }: DeletedListed) => open(id));
  const view = useStableCallback((from: number, to: number) => {
    see(from);
    if (to >= rows.length - ahead && query.hasNextPage && !query.isFetchingNextPage)
      void query.fetchNextPage();
  });
  const columns = useMemo(() => {
    const nameOf = ({ by }: DeletedListed) => (by.name !== '' ? by.name : (detail.by[by.kind] ?? ''));
    return deletedColumns(arranged, known.columns, { texts, locale }, { nameOf, widths });
  }, [arranged, known.columns, texts, locale, detail, widths]);
  const gridTexts = useMemo(
    () => ({
      ...texts.grid,
      label: texts.deleted.label,
      selectAll: texts.deleted.selectAll,
      selectRow: ({ id, number }: DeletedListed) => texts.grid.selectRow(String(number ?? id)),
    }),
    [texts],
  );
  const opened = rows.findIndex(({ id }) => id === response);
  const beside = (index: number) => (opened < 0 ? null : (rows[index]?.id ?? null));
  return (
    <div className="responses">
      <div className="responses-main" inert={isNarrow && response !== undefined}>
        <h2 className="ui-hidden">{texts.deleted.label}</h2>
        <div className="responses-head">
          <TabsBar tab="deleted" counts={counts} tabSearch={(tab) => searchOf(tab)} />
        </div>
        <p className="responses-about">{texts.deleted.about}</p>
        <DeletedBar {...params} ids={selected.map(({ id }) => id)} onClear={clear} />
        <div className="responses-table">
          {query.data === undefined && <QueryStatus query={query} />}
          {query.data !== undefined && rows.length === 0 && (
            <EmptyState icon={Trash2} title={texts.deleted.empty} text={texts.deleted.emptyText} />
          )}
          {rows.length > 0 && (
            <DataGrid
              texts={gridTexts}
              columns={columns}
              rowCount={rows.length}
              rowAt={(index) => rows[index]}
              rowKey={keyOf}
              totalRows={query.hasNextPage ? undefined : rows.length}
              shift={shift}
              openRow={response === undefined ? undefined : String(response)}
              selection={selection}
              onOpen={openRow}
              onView={view}
              onResize={(id, width) => setWidths({ ...widths, [id]: fittingWidth(width) })}
              handle={grid}
            />
          )}
        </div>
      </div>
      {response !== undefined && (
        <DeletedPanel
          {...params}
          response={response}
          neighbours={{ previous: beside(opened - 1), next: beside(opened + 1) }}
          onGo={open}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  );
}

function useDeletedSelection(rows: readonly DeletedListed[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const anchor = useRef<number>(undefined);
  const selected = rows.filter(({ id }) => chosen.has(id));
  const toggle = useStableCallback(({ id }: DeletedListed, _index: number, extend: boolean) => {
    const order = orderOf(rows.map((each) => each.id));
    const before = selected.map((each) => each.id);
    setChosen(toggleRow(order, before, { id, anchor: extend ? anchor.current : undefined }));
    anchor.current = id;
  });
  const all = selected.length === 0 ? 'none' : selected.length === rows.length ? 'all' : 'some';
  const selection: GridSelection<DeletedListed> = {
    has: ({ id }) => chosen.has(id),
    toggle,
    all,
    toggleAll: () =>
      setChosen(new Set(all === 'all' ? [] : rows.slice(0, maxNamedResponses).map(({ id }) => id))),
  };
  // Rows that were chosen meanwhile stay chosen.
  const clear = () => setChosen((current) => (current === chosen ? new Set() : current));
  return { selected, selection, clear };
}

function searchOf(tab: (typeof everyResponse)['tab']): ResponsesSearch {
  const query = writeQuery({ ...everyResponse, tab });
  return query === '' ? {} : { query };
}
