import { fillDefaults } from '#form/type/fillDefaults.ts';
import { columnDefaults, type TableColumn, type TableEntryField } from '#form/type/tableEntry/settings.ts';
import { choiceCodes } from './choiceCodes.ts';
import type { Cell, Choice, ColumnDraft, ColumnKind } from './column.ts';
import type { FieldColumns } from './fieldColumns.ts';
import { type MergedField, plainLabel } from './mergedFields.ts';
import { numberCell } from './numberCell.ts';
import { partLabel } from './partLabel.ts';

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
  const tables = merged.appearances.flatMap(({ version, field }) =>
    isTable(field) ? [{ version, field }] : [],
  );
  const fields = tables.map(({ field }) => field);
  const rows = firstById(fields.flatMap((field) => field.rows ?? []));
  const columns = firstById(fields.flatMap((field) => field.columns));
  const parts: Part[] = [];
  const positions = new Map<string, number>();
  for (const row of rows.values()) {
    for (const column of columns.values()) {
      positions.set(`${row.id} ${column.id}`, parts.length);
      const ofColumn = tables.flatMap(({ version, field }) =>
        field.columns.flatMap((each) => (each.id === column.id ? [{ version, column: each }] : [])),
      );
      const versions = tables.filter(
        ({ field }) =>
          field.rows?.some(({ id }) => id === row.id) && field.columns.some(({ id }) => id === column.id),
      );
      const isOnly = columns.size === 1;
      const label = [merged.label, row.label, ...(isOnly ? [] : [column.label])]
        .map(plainLabel)
        .reduce(partLabel);
      const name = `${merged.name}_${row.id}${isOnly ? '' : `_${column.id}`}`;
      const { draft, read } = partOf(name, label, ofColumn);
      parts.push({ draft: { ...draft, versions: new Set(versions.map(({ version }) => version)) }, read });
    }
  }
  return {
    columns: parts.map(({ draft }) => draft),
    readerFor: ({ field }) => {
      if (!isTable(field)) return () => undefined;
      const targets = (field.rows ?? []).map((row) =>
        field.columns.map((column) => positions.get(`${row.id} ${column.id}`) ?? 0),
      );
      return (value, cells, at) => {
        for (const [number, target] of targets.entries()) {
          const row = value.rows[number];
          if (row === undefined) return;
          // The first cell is the label of the row.
          for (const [index, position] of target.entries())
            cells[at + position] = parts[position]?.read(row[index + 1] ?? '');
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

interface ColumnOfVersion {
  readonly version: number;
  readonly column: TableColumn;
}

/** A type of its own only if the column has it in every version. */
function partOf(name: string, label: string, columns: readonly ColumnOfVersion[]): Part {
  const types = new Set(columns.map(({ column }) => fillDefaults(columnDefaults, column).type));
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
function choicePart(name: string, label: string, columns: readonly ColumnOfVersion[]): Part {
  const { codeOf, ordered } = choiceCodes(
    columns.toReversed().flatMap(({ column: { options = [] } }) => options.map(({ value }) => value)),
    undefined,
  );
  const positions = new Map<string, number>();
  const indexes = new Map<string, number>();
  const choices: (Choice & { versions: Set<number> })[] = [];
  for (const { version, column } of columns) {
    for (const { value, label: text } of column.options ?? []) {
      const shown = text || value;
      const position = positions.get(value) ?? choices.length;
      if (position === choices.length) {
        positions.set(value, position);
        choices.push({ value, label: plainLabel(shown), code: codeOf(value), versions: new Set() });
      }
      choices[position]?.versions.add(version);
      if (!indexes.has(shown)) indexes.set(shown, position);
    }
  }
  return {
    draft: { name, label, kind: 'choice', choices, ...(ordered && { ordered }) },
    read: (cell) => (cell === '' ? undefined : indexes.get(cell)),
  };
}
