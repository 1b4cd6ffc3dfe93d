import {
  Calendar,
  CalendarClock,
  Clock,
  Coins,
  Globe,
  Hash,
  History,
  Languages,
  Link,
  type LucideIcon,
  MapPin,
  MonitorSmartphone,
  ShieldAlert,
  Tag,
} from 'lucide-react';
import type { CellContext } from '#admin/fieldType/answerCell.ts';
import { fieldIcon } from '#admin/fieldType/fieldIcon.ts';
import { lookOf } from '#admin/fieldType/fieldLooks.ts';
import type { ResponseColumn, ResponseListed } from '#contract/app/response/table.ts';
import type { ResponseSort } from '#form/query/responseQuery.ts';
import type { GridColumn } from '#ui/dataGrid/gridColumn.ts';
import { amountCell } from '../cell/amountCell.tsx';
import { answerCell } from '../cell/answerCell.tsx';
import { factCell } from '../cell/factCell.tsx';
import { type FactColumn, isFactColumn } from '../factColumns.ts';
import { type ArrangedColumn, shownColumns } from './arrangeColumns.ts';
import { columnName } from './columnName.ts';

const factIcons: Readonly<Record<FactColumn, LucideIcon>> = {
  '@date': Calendar,
  '@suspicion': ShieldAlert,
  '@number': Hash,
  '@tags': Tag,
  '@country': Globe,
  '@city': MapPin,
  '@device': MonitorSmartphone,
  '@language': Languages,
  '@version': History,
  '@time': Clock,
  '@page': Link,
  '@updated': CalendarClock,
};

export function columnIcon(id: string, columns: readonly ResponseColumn[]): LucideIcon {
  if (isFactColumn(id)) return factIcons[id];
  const column = columns.find((each) => each.id === id);
  return column?.price === true ? Coins : fieldIcon(column?.type ?? '');
}

/** By which name a query sorts the column; undefined where it cannot be sorted. */
export function sortName(id: string, columns: readonly ResponseColumn[]): string | undefined {
  if (id === '@date') return 'date';
  return columns.find((column) => column.id === id)?.sortable === true ? id : undefined;
}

/** The columns of the grid, with their cells. */
export function gridColumns(
  arranged: readonly ArrangedColumn[],
  columns: readonly ResponseColumn[],
  sort: ResponseSort,
  context: CellContext,
  isNarrow: boolean,
): GridColumn<ResponseListed>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return shownColumns(arranged).flatMap(({ id, width, isPinned }): GridColumn<ResponseListed>[] => {
    const common = {
      id,
      header: columnName(id, columns, context.texts),
      icon: columnIcon(id, columns),
      width,
      // Pinned columns would leave no room for the others.
      isPinned: isPinned && !isNarrow,
      sort: sortName(id, columns) === sort.by ? sort.direction : undefined,
    };
    if (isFactColumn(id)) return [{ ...common, cell: (row) => factCell(id, row, context) }];
    const column = byId.get(id);
    if (column === undefined) return [];
    if (column.price) {
      const fieldId = String(column.field.id);
      return [{ ...common, align: 'end', cell: ({ amounts }) => amountCell(amounts[fieldId], context) }];
    }
    const { align = 'start' } = lookOf(column.type);
    return [
      {
        ...common,
        align,
        cell: (row) => {
          const item = itemOf(row, id);
          // The amount of a question with prices has a column of its own.
          const total = column.comparison === 'options' ? undefined : row.amounts[id];
          if (total !== undefined) return amountCell(total, context);
          return item === undefined ? null : answerCell(item, column, context);
        },
      },
    ];
  });
}

const itemsOfRows = new WeakMap<ResponseListed, Map<string, ResponseListed['items'][number]>>();

/** A form can have hundreds of fields, and each cell looks for its own. */
function itemOf(row: ResponseListed, field: string): ResponseListed['items'][number] | undefined {
  let items = itemsOfRows.get(row);
  if (items === undefined) {
    items = new Map(row.items.map((item) => [item.field_id, item]));
    itemsOfRows.set(row, items);
  }
  return items.get(field);
}
