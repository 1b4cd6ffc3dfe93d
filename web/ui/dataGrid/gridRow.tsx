// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be virtualised in two directions
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, or the control inside them
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles the keys of its cells
import { type MouseEvent, memo } from 'react';
import { classNames } from '../classNames.ts';
import type { GridColumn } from './gridColumn.ts';

interface GridRowProps<Row> {
  readonly row: Row | undefined;
  readonly index: number;
  /** From the top of the body, in pixels. */
  readonly start: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly starts: readonly number[];
  readonly rendered: readonly number[];
  readonly pinned: number;
  /** The column of the active cell, if it is in this row. */
  readonly active: number | undefined;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  readonly isNew: boolean;
  readonly selectLabel: (row: Row) => string;
  readonly onToggle: (row: Row, index: number, extend: boolean) => void;
  readonly onOpen: (row: Row, index: number) => void;
}

function Row<Row>(props: GridRowProps<Row>) {
  const { row, index, start, columns, starts, rendered, pinned, active } = props;
  const open = (event: MouseEvent) => {
    // Selecting text for copying ends with a click too.
    if (row === undefined || getSelection()?.isCollapsed === false) return;
    if (!isInside(event.target, '.ui-grid-cell--select')) props.onOpen(row, index);
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={props.isSelected}
      className={classNames(
        'ui-grid-row',
        props.isSelected && 'ui-grid-row--selected',
        props.isOpen && 'ui-grid-row--open',
        props.isNew && 'ui-grid-row--new',
      )}
      style={{ transform: `translateY(${start}px)` }}
      onClick={open}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        className="ui-grid-cell ui-grid-cell--pinned ui-grid-cell--select"
        tabIndex={active === 0 ? 0 : -1}
        data-active={active === 0}
        data-row={index}
        data-column={0}
        style={{ insetInlineStart: 0 }}
      >
        {row !== undefined && (
          <input
            type="checkbox"
            className="ui-checkbox-box"
            tabIndex={-1}
            aria-label={props.selectLabel(row)}
            checked={props.isSelected}
            onChange={() => undefined}
            onClick={(event) => {
              props.onToggle(row, index, event.shiftKey);
            }}
          />
        )}
      </div>
      {rendered.map((position) => {
        const column = columns[position];
        if (column === undefined) return null;
        const isPinned = position < pinned;
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={position + 2}
            className={classNames(
              'ui-grid-cell',
              isPinned && 'ui-grid-cell--pinned',
              position === pinned - 1 && 'ui-grid-cell--edge',
              column.align === 'end' && 'ui-grid-cell--end',
            )}
            tabIndex={active === position + 1 ? 0 : -1}
            data-active={active === position + 1}
            data-row={index}
            data-column={position + 1}
            style={{ insetInlineStart: starts[position], inlineSize: column.width }}
          >
            {row === undefined ? <span className="ui-grid-loading" /> : column.cell(row)}
          </div>
        );
      })}
    </div>
  );
}

function isInside(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Memoised: scrolling renders the grid for every new row, and the others stay as they are. */
export const GridRow = memo(Row) as typeof Row;
