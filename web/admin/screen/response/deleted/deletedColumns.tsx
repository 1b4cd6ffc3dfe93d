import { CalendarX, Eraser, User } from 'lucide-react';
import type { CellContext } from '#admin/fieldType/answerCell.ts';
import type { DeletedListed } from '#contract/app/response/deleted.ts';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import { newestFirst } from '#form/query/responseQuery.ts';
import type { GridColumn } from '#ui/dataGrid/gridColumn.ts';
import { formatDateTime } from '#ui/format/dates.ts';
import type { ArrangedColumn } from '../column/arrangeColumns.ts';
import { gridColumns } from '../column/tableColumns.tsx';

/** When and by whom each response was deleted, then the columns of the other lists. */
export function deletedColumns(
  arranged: readonly ArrangedColumn[],
  columns: readonly ResponseColumn[],
  context: CellContext,
  { nameOf, widths }: { readonly nameOf: (row: DeletedListed) => string; readonly widths: Widths },
): GridColumn<DeletedListed>[] {
  const { texts, locale } = context;
  const day = (value: string) => <time dateTime={value}>{formatDateTime(value, locale)}</time>;
  const own: readonly GridColumn<DeletedListed>[] = [
    {
      id: '@deleted',
      header: texts.deleted.deletedAt,
      icon: CalendarX,
      width: 192,
      isPinned: false,
      sort: 'descending',
      cell: ({ deleted_at }) => day(deleted_at),
    },
    {
      id: '@erased',
      header: texts.deleted.erasedAt,
      icon: Eraser,
      width: 192,
      isPinned: false,
      cell: ({ erased_at }) => day(erased_at),
    },
    {
      id: '@by',
      header: texts.deleted.by,
      icon: User,
      width: 160,
      isPinned: false,
      cell: (row) => <span className="cell-text">{nameOf(row)}</span>,
    },
  ];
  const others = gridColumns(arranged, columns, newestFirst, context, true);
  return [...own, ...others.map((column) => ({ ...column, sort: undefined }))].map((column) => ({
    ...column,
    width: widths[column.id] ?? column.width,
  }));
}

/** Of resized columns, by their ids. */
export type Widths = Readonly<Record<string, number>>;
