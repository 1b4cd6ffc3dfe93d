// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be virtualised in two directions
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, or the control inside them
import './dataGrid.css';
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { MenuGroup } from '../menu/menu.tsx';
import type { GridColumn } from './gridColumn.ts';
import { GridHead } from './gridHead.tsx';
import { GridRow } from './gridRow.tsx';
import { type GridCell, moveInGrid } from './moveInGrid.ts';
import { useColumnLayout } from './useColumnLayout.ts';
import { useCellFocus, useGridCell } from './useGridCell.ts';
import { useGridRows } from './useGridRows.ts';
import { useGridView } from './useGridView.ts';

export interface GridSelection<Row> {
  readonly has: (row: Row) => boolean;
  /** `extend`: from the row that was chosen last to this one. */
  readonly toggle: (row: Row, index: number, extend: boolean) => void;
  readonly all: 'none' | 'some' | 'all';
  readonly toggleAll: () => void;
}

export interface GridTexts<Row> {
  /** The accessible name of the grid. */
  readonly label: string;
  /** How the grid is used with the keyboard. */
  readonly help: string;
  readonly selectAll: string;
  readonly selectRow: (row: Row) => string;
  /** Said after a column was resized with the keyboard. */
  readonly resized: (header: string, width: number) => string;
}

export interface DataGridProps<Row> {
  readonly texts: GridTexts<Row>;
  /** Pinned columns first. */
  readonly columns: readonly GridColumn<Row>[];
  readonly rowCount: number;
  /** Undefined while the row is being loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  /** How many rows there are in all; undefined if nobody knows. */
  readonly totalRows?: number | undefined;
  /**
   * How many rows were ever inserted above the others, less those removed there: a change moves the scroll position with
   * the rows, so that the rows in view stay where they are.
   */
  readonly shift: number;
  /** The key of the row whose details are open. */
  readonly openRow?: string | undefined;
  /** Whether a row is marked as new for a moment. */
  readonly isNew?: ((row: Row) => boolean) | undefined;
  readonly selection: GridSelection<Row>;
  readonly onOpen: (row: Row, index: number) => void;
  /** The rows in view, to load them; `isAtTop` while the first row is there. */
  readonly onView: (from: number, to: number, isAtTop: boolean) => void;
  readonly onResize: (column: string, width: number) => void;
  /** Without it, headings are plain. */
  readonly columnMenu?: ((column: GridColumn<Row>) => readonly MenuGroup[]) | undefined;
  readonly handle?: Ref<GridHandle> | undefined;
  /** After the last row, such as the state of loading. */
  readonly foot?: ReactNode;
}

export interface GridHandle {
  readonly scrollToTop: () => void;
  readonly showRow: (index: number) => void;
  /** Focuses a row, as after its details were closed. */
  readonly focusRow: (index: number) => void;
}

/**
 * A virtualised grid with sticky header and pinned columns. One cell is in the tab order; arrow keys, Home, End, Page Up
 * and Page Down move, Enter opens, Space selects, and on a header Shift with the arrow keys changes its width.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { texts, columns, rowCount, rowAt, totalRows, shift, selection, onOpen, onView } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useGridView(scroller);
  const [cell, setCell] = useGridCell(scroller, shift);
  const layout = useColumnLayout(columns, view, cell.column, scroller);
  const active = { row: Math.min(cell.row, rowCount - 1), column: Math.min(cell.column, columns.length) };
  const rows = useGridRows({ scroller, view, count: rowCount, activeRow: active.row, shift, onView });
  const focusCell = useCellFocus(scroller);
  const [said, setSaid] = useState('');

  const moveTo = (to: GridCell) => {
    focusCell();
    setCell(to);
    if (to.row >= 0) rows.scrollToIndex(to.row, { align: 'auto' });
    layout.scrollTo(to.column);
  };
  useImperativeHandle(props.handle, () => ({
    scrollToTop: () => scroller.current?.scrollTo({ top: 0 }),
    showRow: (index) => rows.scrollToIndex(index, { align: 'auto' }),
    focusRow: (index) => moveTo({ row: index, column: active.column }),
  }));

  const resizeByKey = (event: KeyboardEvent): boolean => {
    const column = layout.columns[active.column - 1];
    const isResize = event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
    if (active.row !== -1 || column === undefined || !isResize) return false;
    const width = column.width + (event.key === 'ArrowLeft' ? -16 : 16);
    props.onResize(column.id, width);
    setSaid(texts.resized(column.header, width));
    return true;
  };
  const pressKey = (event: KeyboardEvent<HTMLDivElement>) => {
    // Menus of columns are in a portal, whose events React passes on to here.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target)) || event.altKey) return;
    const row = active.row < 0 ? undefined : rowAt(active.row);
    const next = moveInGrid(event, active, {
      rows: rowCount,
      columns: columns.length + 1,
      page: Math.max(1, Math.floor(view.height / view.rowHeight) - 1),
    });
    if (resizeByKey(event)) {
      // Handled.
    } else if (next !== undefined) moveTo(next);
    else if (event.key === 'Enter' && row !== undefined) onOpen(row, active.row);
    else if (event.key === ' ' && row !== undefined) selection.toggle(row, active.row, event.shiftKey);
    else return;
    event.preventDefault();
    // A button that opens a menu would open it with the arrow keys.
    event.stopPropagation();
  };

  return (
    <div className="ui-grid-frame">
      <div
        ref={scroller}
        className="ui-grid"
        role="grid"
        aria-label={texts.label}
        aria-description={texts.help}
        aria-multiselectable="true"
        aria-rowcount={totalRows === undefined ? -1 : totalRows + 1}
        aria-colcount={columns.length + 1}
        onKeyDownCapture={pressKey}
        onFocus={({ target }) => {
          const at = cellOf(target);
          if (at !== undefined && (at.row !== cell.row || at.column !== cell.column)) setCell(at);
        }}
      >
        <GridHead
          columns={layout.columns}
          starts={layout.starts}
          rendered={layout.rendered}
          pinned={layout.pinned}
          width={layout.width}
          active={active.row === -1 ? active.column : undefined}
          texts={texts}
          selection={selection}
          columnMenu={props.columnMenu}
          onResizing={layout.setResizing}
          onResize={props.onResize}
        />
        <GridBody grid={props} layout={layout} rows={rows} active={active} />
        {props.foot}
      </div>
      <span role="status" className="ui-hidden">
        {said}
      </span>
    </div>
  );
}

interface GridBodyProps<Row> {
  readonly grid: DataGridProps<Row>;
  readonly layout: ReturnType<typeof useColumnLayout<Row>>;
  readonly rows: ReturnType<typeof useGridRows>;
  readonly active: GridCell;
}

function GridBody<Row>({ grid, layout, rows, active }: GridBodyProps<Row>) {
  const { rowAt, rowKey, openRow, isNew, selection, texts, onOpen } = grid;
  return (
    <div
      role="rowgroup"
      className="ui-grid-body"
      style={{ blockSize: rows.getTotalSize(), inlineSize: layout.width }}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const row = rowAt(index);
        const key = row === undefined ? undefined : rowKey(row);
        return (
          <GridRow
            key={key ?? `loading ${index}`}
            row={row}
            index={index}
            start={start}
            columns={layout.columns}
            starts={layout.starts}
            rendered={layout.rendered}
            pinned={layout.pinned}
            active={active.row === index ? active.column : undefined}
            isSelected={row !== undefined && selection.has(row)}
            isOpen={key !== undefined && key === openRow}
            isNew={row !== undefined && isNew?.(row) === true}
            selectLabel={texts.selectRow}
            onToggle={selection.toggle}
            onOpen={onOpen}
          />
        );
      })}
    </div>
  );
}

function cellOf(target: Element): GridCell | undefined {
  const { row, column } = target.closest<HTMLElement>('[data-column]')?.dataset ?? {};
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}
