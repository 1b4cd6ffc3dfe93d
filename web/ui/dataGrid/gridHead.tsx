// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be virtualised in two directions
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, or the control inside them
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Menu, type MenuGroup } from '../menu/menu.tsx';
import type { GridSelection, GridTexts } from './dataGrid.tsx';
import { fittingWidth, type GridColumn } from './gridColumn.ts';

interface Resizing {
  readonly id: string;
  readonly width: number;
}

interface GridHeadProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly starts: readonly number[];
  readonly rendered: readonly number[];
  readonly pinned: number;
  readonly width: number;
  /** The column of the active cell, if it is in the header. */
  readonly active: number | undefined;
  readonly texts: Pick<GridTexts<Row>, 'selectAll'>;
  readonly selection: Pick<GridSelection<Row>, 'all' | 'toggleAll'>;
  readonly columnMenu: ((column: GridColumn<Row>) => readonly MenuGroup[]) | undefined;
  readonly onResizing: (resizing: Resizing | undefined) => void;
  readonly onResize: (column: string, width: number) => void;
}

export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, starts, rendered, pinned, width, active, texts, selection, columnMenu } = props;
  return (
    <div role="rowgroup" className="ui-grid-head" style={{ inlineSize: width }}>
      <div role="row" aria-rowindex={1} className="ui-grid-head-row">
        <div
          role="columnheader"
          aria-colindex={1}
          className="ui-grid-header ui-grid-cell--pinned ui-grid-cell--select"
          data-row={-1}
          data-column={0}
          style={{ insetInlineStart: 0 }}
        >
          <input
            ref={(box) => {
              if (box !== null) box.indeterminate = selection.all === 'some';
            }}
            type="checkbox"
            className="ui-checkbox-box"
            aria-label={texts.selectAll}
            tabIndex={active === 0 ? 0 : -1}
            data-active={active === 0}
            checked={selection.all === 'all'}
            onChange={selection.toggleAll}
          />
        </div>
        {rendered.map((index) => {
          const column = columns[index];
          if (column === undefined) return null;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={index + 2}
              aria-sort={column.sort}
              className={classNames(
                'ui-grid-header',
                index < pinned && 'ui-grid-cell--pinned',
                index === pinned - 1 && 'ui-grid-cell--edge',
                column.align === 'end' && 'ui-grid-cell--end',
              )}
              data-row={-1}
              data-column={index + 1}
              style={{ insetInlineStart: starts[index], inlineSize: column.width }}
            >
              <HeaderMenu
                column={column}
                isActive={active === index + 1}
                groups={columnMenu && (() => columnMenu(column))}
              />
              <ResizeEdge column={column} onResizing={props.onResizing} onResize={props.onResize} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface HeaderMenuProps<Row> {
  readonly column: GridColumn<Row>;
  readonly isActive: boolean;
  readonly groups: (() => readonly MenuGroup[]) | undefined;
}

/** A plain button until it is pressed: a form can have a hundred columns. */
function HeaderMenu<Row>({ column, isActive, groups }: HeaderMenuProps<Row>) {
  const [wasPressed, setPressed] = useState(false);
  const { header, icon: Icon, sort } = column;
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown;
  const content = (
    <>
      {Icon !== undefined && <Icon size={14} aria-hidden />}
      <span className="ui-grid-header-text">{header}</span>
      {sort !== undefined && <Arrow className="ui-grid-sort" size={14} aria-hidden />}
    </>
  );
  if (groups === undefined)
    return (
      // Arrow keys move over headings too, to change their width.
      <span
        className="ui-grid-header-button"
        title={header}
        tabIndex={isActive ? 0 : -1}
        data-active={isActive}
      >
        {content}
      </span>
    );
  const button = (
    <button
      type="button"
      className="ui-grid-header-button"
      title={header}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive}
      {...(!wasPressed && {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onClick: () => setPressed(true),
      })}
    >
      {content}
    </button>
  );
  return wasPressed ? <Menu defaultOpen trigger={button} groups={groups()} /> : button;
}

interface ResizeEdgeProps<Row> {
  readonly column: GridColumn<Row>;
  readonly onResizing: (resizing: Resizing | undefined) => void;
  readonly onResize: (column: string, width: number) => void;
}

/** The edge to drag. With the keyboard, Shift and the arrow keys do the same on the header. */
function ResizeEdge<Row>({ column: { id, width }, onResizing, onResize }: ResizeEdgeProps<Row>) {
  const began = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const widthAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const from = began.current;
    if (from === undefined) return width;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    return fittingWidth(from.width + (clientX - from.x) * (isRtl ? -1 : 1));
  };
  return (
    <span
      className="ui-grid-edge"
      aria-hidden
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        began.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => began.current && onResizing({ id, width: widthAt(event) })}
      onPointerUp={(event) => {
        if (began.current === undefined) return;
        onResize(id, widthAt(event));
        began.current = undefined;
        onResizing(undefined);
      }}
      onPointerCancel={() => {
        began.current = undefined;
        onResizing(undefined);
      }}
    />
  );
}
