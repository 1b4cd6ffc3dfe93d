import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './table.css';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and actions. */
  readonly align?: 'start' | 'end' | undefined;
  /** For columns with self-explanatory cells, such as buttons. */
  readonly hideHeader?: boolean | undefined;
  /** As narrow as its content. */
  readonly narrow?: boolean | undefined;
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  /** The first column is the row header. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table. In a narrow container each row becomes a block, with the column's name before each cell. */
export function Table<Row>(props: TableProps<Row>) {
  return (
    <div className="ui-table-container">
      <Rows {...props} />
    </div>
  );
}

function Rows<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  // The roles are explicit because `display: block` removes the implicit ones.
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table className="ui-table" role="table" aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {columns.map((column) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <th key={column.id} role="columnheader" scope="col" className={cellClass(column)}>
              <span className={column.hideHeader ? 'ui-hidden' : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <tr key={rowKey(row)} role="row">
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} isFirst={index === 0}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly column: Omit<TableColumn<never>, 'cell'>;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function Cell({ column, isFirst, children }: CellProps) {
  const className = cellClass(column);
  if (isFirst)
    return (
      // biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as blocks loses its own
      <th role="rowheader" scope="row" className={className}>
        {children}
      </th>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as blocks loses its own
    <td role="cell" className={className} data-label={column.hideHeader ? undefined : column.header}>
      {children}
    </td>
  );
}

function cellClass({ align, narrow }: Omit<TableColumn<never>, 'cell'>): string {
  return classNames(
    'ui-table-cell',
    align === 'end' && 'ui-table-cell--end',
    narrow && 'ui-table-cell--narrow',
  );
}
