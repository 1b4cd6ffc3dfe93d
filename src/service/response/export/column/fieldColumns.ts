import type { ItemValue } from '#form/value/answer.ts';
import type { AnswerReader, ColumnDraft } from './column.ts';
import { matrixColumns } from './matrixColumns.ts';
import type { Appearance, MergedField } from './mergedFields.ts';
import { numberCell } from './numberCell.ts';
import { optionColumns } from './optionColumns.ts';
import { addressColumns, fileColumns, moneyColumns, tableColumns } from './partColumns.ts';

export interface FieldLayout {
  /** A column for each option where several may be chosen, and for each cell of a matrix. */
  readonly options: 'columns' | 'joined';
  /** The address from which a file of a response can be downloaded. */
  readonly fileUrl: (responseId: number, fileId: string) => string;
}

/** The columns of a field, and how the answers to a version of it are read. */
export interface FieldColumns<Value = ItemValue> {
  readonly columns: readonly ColumnDraft[];
  readonly readerFor: (appearance: Appearance) => AnswerReader<Value>;
}

/** The stored value has the shape that its `value_type` announces, so the reader of that shape may take it. */
export function fieldColumns(merged: MergedField, layout: FieldLayout): FieldColumns {
  return columnsByShape(merged, layout) as unknown as FieldColumns;
}

function columnsByShape(merged: MergedField, layout: FieldLayout): FieldColumns<never> {
  switch (merged.valueType) {
    case 'options':
      return optionColumns(merged, layout.options);
    case 'files':
      return fileColumns(merged, layout.fileUrl);
    case 'address':
      return addressColumns(merged);
    case 'table':
      return layout.options === 'columns' && !merged.isImported && isMatrix(merged)
        ? matrixColumns(merged)
        : tableColumns(merged);
    case 'number':
      return numberColumn(merged);
    case 'string':
      return stringColumn(merged);
  }
}

function isMatrix({ appearances }: MergedField): boolean {
  return appearances.every(({ field }) => 'rows' in field && Array.isArray(field.rows));
}

function numberColumn({ name, label, newest }: MergedField): FieldColumns<number> {
  const scale: { value: number; label: string }[] = [];
  const low = 'low_label' in newest ? newest.low_label : undefined;
  const high = 'high_label' in newest ? newest.high_label : undefined;
  const { min, max } = scaleEnds(newest);
  if (low) scale.push({ value: min, label: low });
  if (high) scale.push({ value: max, label: high });
  return {
    columns: [{ name, label, kind: 'number', ...(scale.length === 0 ? {} : { scale }) }],
    readerFor: () => (value, cells, at) => {
      cells[at] = value;
    },
  };
}

function scaleEnds(field: MergedField['newest']): { min: number; max: number } {
  const min = 'min' in field && typeof field.min === 'number' ? field.min : undefined;
  const max = 'max' in field && typeof field.max === 'number' ? field.max : undefined;
  if (field.type === 'nps') return { min: 0, max: 10 };
  return field.type === 'rating' ? { min: 1, max: max ?? 5 } : { min: min ?? 0, max: max ?? 100 };
}

/** A type of its own only if every version guarantees it. */
function stringColumn(merged: MergedField): FieldColumns<string> {
  const { name, label, appearances } = merged;
  const all = (test: (field: Appearance['field']) => boolean) =>
    !merged.isImported && appearances.every(({ field }) => test(field));
  if (all(({ type }) => type === 'credit_card')) return moneyColumns(merged);
  if (all((field) => 'accepts' in field && field.accepts === 'number'))
    return {
      columns: [{ name, label, kind: 'number' }],
      readerFor: () => (value, cells, at) => {
        cells[at] = numberCell(value);
      },
    };
  const kind = all(({ type }) => type === 'date')
    ? 'day'
    : all(({ type }) => type === 'time')
      ? 'clock'
      : 'text';
  return {
    columns: [{ name, label, kind }],
    readerFor: () => (value, cells, at) => {
      cells[at] = value;
    },
  };
}
