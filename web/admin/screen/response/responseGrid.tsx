import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, ListFilter, Pin, PinOff } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import type { ResponseColumn, ResponseListed } from '#contract/app/response/table.ts';
import type { ResponseFilter, ResponseQuery, ResponseSort } from '#form/query/responseQuery.ts';
import { DataGrid, type GridHandle, type GridSelection } from '#ui/dataGrid/dataGrid.tsx';
import { fittingWidth, type GridColumn } from '#ui/dataGrid/gridColumn.ts';
import { ErrorState } from '#ui/errorState/errorState.tsx';
import type { MenuGroup } from '#ui/menu/menu.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useProblemText } from '../../api/useProblemText.ts';
import { tableTexts } from '../../texts/compiled/response/table.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { useLanguage } from '../../texts/useTexts.ts';
import { type ArrangedColumn, moveColumn } from './column/arrangeColumns.ts';
import { gridColumns, sortName } from './column/tableColumns.tsx';
import { newFilter } from './filter/newFilter.ts';
import type { ResponseRows, RowsSnapshot } from './rows/responseRows.ts';
import { NoRows } from './toolbar/noRows.tsx';
import { useStableCallback } from './useStableCallback.ts';

interface ResponseGridProps {
  readonly params: { readonly organization: string };
  readonly rows: ResponseRows;
  readonly state: RowsSnapshot;
  readonly query: ResponseQuery;
  readonly columns: {
    readonly arranged: readonly ArrangedColumn[];
    readonly change: (columns: readonly ArrangedColumn[]) => void;
  };
  readonly known: readonly ResponseColumn[];
  readonly total: number | undefined;
  readonly isNarrow: boolean;
  /** Whether a search or filters leave out responses. */
  readonly isNarrowed: boolean;
  readonly openResponse: number | undefined;
  readonly selection: GridSelection<ResponseListed>;
  readonly handle: Ref<GridHandle>;
  readonly onOpen: (response: number) => void;
  readonly onSort: (sort: ResponseSort) => void;
  readonly onFilter: (draft: ResponseFilter | undefined) => void;
  readonly onClear: () => void;
}

const keyOf = ({ id }: ResponseListed) => String(id);

/** The grid with its columns, or what there is to say instead. */
export function ResponseGrid(props: ResponseGridProps) {
  const { rows, state, query, columns, known, isNarrow, selection } = props;
  const texts = useLazyTexts(tableTexts);
  const { locale, texts: common } = useLanguage();
  const problemText = useProblemText();
  const sort = state.sort ?? query.sort;
  const shown = useMemo(
    () => gridColumns(columns.arranged, known, sort, { texts, locale }, isNarrow),
    [columns.arranged, known, sort, texts, locale, isNarrow],
  );
  const gridTexts = useMemo(
    () => ({
      ...texts.grid,
      selectRow: ({ id, number }: ResponseListed) => texts.grid.selectRow(String(number ?? Math.abs(id))),
    }),
    [texts],
  );
  const open = useStableCallback((row: ResponseListed) => props.onOpen(row.id));
  const see = useStableCallback((from: number, to: number, isAtTop: boolean) => rows.see(from, to, isAtTop));
  const update = (id: string, part: Partial<ArrangedColumn>) =>
    columns.change(columns.arranged.map((each) => (each.id === id ? { ...each, ...part } : each)));

  const columnMenu = useColumnMenu(props, update);

  if (state.count === 0 && state.error !== undefined)
    return (
      <ErrorState
        title={texts.failed}
        text={problemText(state.error)}
        retry={{ label: common.common.tryAgain, onPress: () => rows.resume() }}
      />
    );
  if (state.count === 0 && state.isComplete)
    return (
      <NoRows
        organization={props.params.organization}
        tab={query.tab}
        isNarrowed={props.isNarrowed}
        onClear={props.onClear}
      />
    );
  if (state.count === 0 && !state.isStopped)
    return (
      <div className="responses-loading">
        <Skeleton shape="rows" count={12} label={texts.loading} />
      </div>
    );
  return (
    <DataGrid
      texts={gridTexts}
      columns={shown}
      rowCount={state.count}
      rowAt={(index) => rows.rowAt(index)}
      rowKey={keyOf}
      totalRows={props.total}
      shift={state.shift}
      openRow={props.openResponse === undefined ? undefined : String(props.openResponse)}
      isNew={({ id }) => state.fresh.has(id)}
      selection={selection}
      onOpen={open}
      onView={see}
      onResize={(id, width) => update(id, { width: fittingWidth(width) })}
      columnMenu={columnMenu}
      handle={props.handle}
    />
  );
}

/** Sorts, filters and arranges by a column. */
function useColumnMenu(
  { columns, known, onSort, onFilter }: ResponseGridProps,
  update: (id: string, part: Partial<ArrangedColumn>) => void,
) {
  const texts = useLazyTexts(tableTexts);
  return ({ id }: GridColumn<ResponseListed>): readonly MenuGroup[] => {
    const by = sortName(id, known);
    const filter = newFilter(id === '@tags' ? '@tag' : id, known);
    const isPinned = columns.arranged.some((each) => each.id === id && each.isPinned);
    const order = (direction: ResponseSort['direction']) => ({
      id: direction,
      label: direction === 'ascending' ? texts.column.sortAscending : texts.column.sortDescending,
      icon: direction === 'ascending' ? ArrowUp : ArrowDown,
      onSelect: () => by !== undefined && onSort({ by, direction }),
    });
    return [
      { id: 'sort', items: by === undefined ? [] : [order('ascending'), order('descending')] },
      {
        id: 'filter',
        items:
          filter === undefined
            ? []
            : [
                {
                  id: 'filter',
                  label: texts.column.filter,
                  icon: ListFilter,
                  onSelect: () => onFilter(filter),
                },
              ],
      },
      {
        id: 'place',
        items: [
          {
            id: 'pin',
            label: isPinned ? texts.column.unpin : texts.column.pin,
            icon: isPinned ? PinOff : Pin,
            onSelect: () => update(id, { isPinned: !isPinned }),
          },
          {
            id: 'left',
            label: texts.column.moveLeft,
            icon: ArrowLeft,
            onSelect: () => columns.change(moveColumn(columns.arranged, id, -1)),
          },
          {
            id: 'right',
            label: texts.column.moveRight,
            icon: ArrowRight,
            onSelect: () => columns.change(moveColumn(columns.arranged, id, 1)),
          },
          {
            id: 'hide',
            label: texts.column.hide,
            icon: EyeOff,
            onSelect: () => update(id, { isHidden: true }),
          },
        ],
      },
    ];
  };
}
