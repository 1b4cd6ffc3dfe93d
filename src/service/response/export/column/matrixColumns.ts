import type { TableColumn, TableEntryField } from '#form/schema/field/tableEntry.ts';
import type { Cell, Choice, ColumnDraft, ColumnKind } from './column.ts';
import type { FieldColumns } from './fieldColumns.ts';
import { type MergedField, plainLabel } from './mergedFields.ts';
import { numberCell } from './numberCell.ts';

type Matrix = { readonly rows: readonly (readonly string[])[] };
type ReadCell = (text: string) => Cell;

interface Part {
  readonly draft: ColumnDraft;
  readonly read: ReadCell;
}

/**
 * A column for each row of a matrix, and for each of its columns where there are several. Rows and columns of all
 * versions are known by their ids.
 */
export function matrixColumns(merged: MergedField): FieldColumns<Matrix> {
  const fields = merged.appearances.map(({ field }) => field).filter(isTable);
  const rows = firstById(fields.flatMap((field) => field.rows ?? []));
  const columns = firstById(fields.flatMap((field) => field.columns));
  const parts: Part[] = [];
  const places = new Map<string, number>();
  for (const row of rows.values()) {
    for (const column of columns.values()) {
      places.set(`${row.id} ${column.id}`, parts.length);
      const ofColumn = fields.flatMap((field) => field.columns.filter(({ id }) => id === column.id));
      const isOnly = columns.size === 1;
      const label = [merged.label, row.label, ...(isOnly ? [] : [column.label])].map(plainLabel).join(': ');
      const name = `${merged.name}_${row.id}${isOnly ? '' : `_${column.id}`}`;
      parts.push(partOf(name, label, ofColumn));
    }
  }
  return {
    columns: parts.map(({ draft }) => draft),
    readerFor: ({ field }) => {
      if (!isTable(field)) return () => undefined;
      const targets = (field.rows ?? []).map((row) =>
        field.columns.map((column) => places.get(`${row.id} ${column.id}`) ?? 0),
      );
      return (value, cells, at) => {
        for (const [number, target] of targets.entries()) {
          const row = value.rows[number];
          if (row === undefined) return;
          // The first cell is the label of the row.
          for (const [index, place] of target.entries())
            cells[at + place] = parts[place]?.read(row[index + 1] ?? '');
        }
      };
    },
  };
}

function isTable(field: MergedField['newest']): field is TableEntryField {
  return field.type === 'table_entry' && 'columns' in field;
}

function firstById<Item extends { readonly id: string }>(items: readonly Item[]): Map<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) if (!found.has(item.id)) found.set(item.id, item);
  return found;
}

/** A type of its own only if the column has it in every version. */
function partOf(name: string, label: string, columns: readonly TableColumn[]): Part {
  const types = new Set(columns.map(({ type = 'text' }) => type));
  const [type] = types;
  const text = (kind: ColumnKind): Part => ({
    draft: { name, label, kind },
    read: (cell) => cell || undefined,
  });
  if (types.size !== 1) return text('text');
  switch (type) {
    case 'number':
      return {
        draft: { name, label, kind: 'number' },
        read: (cell) => (cell === '' ? undefined : numberCell(cell)),
      };
    case 'date':
      return text('day');
    case 'time':
      return text('clock');
    case 'checkbox':
      return { draft: { name, label, kind: 'boolean' }, read: (cell) => cell !== '' };
    case 'choice':
      return choicePart(name, label, columns);
    default:
      return text('text');
  }
}

/** Stored cells hold the label of their time. */
function choicePart(name: string, label: string, columns: readonly TableColumn[]): Part {
  const byValue = new Map<string, Choice>();
  const codes = new Map<string, number>();
  for (const { options = [] } of columns.toReversed())
    for (const { value } of options) if (!codes.has(value)) codes.set(value, codes.size + 1);
  const indexes = new Map<string, number>();
  const choices: Choice[] = [];
  for (const { options = [] } of columns) {
    for (const option of options) {
      const shown = option.label || option.value;
      if (!byValue.has(option.value)) {
        const choice = { value: option.value, label: plainLabel(shown), code: codes.get(option.value) ?? 0 };
        byValue.set(option.value, choice);
        choices.push(choice);
      }
      const known = byValue.get(option.value);
      if (known !== undefined && !indexes.has(shown)) indexes.set(shown, choices.indexOf(known));
    }
  }
  return {
    draft: { name, label, kind: 'choice', choices },
    read: (cell) => (cell === '' ? undefined : indexes.get(cell)),
  };
}
