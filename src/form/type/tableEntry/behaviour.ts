import { isObject } from '#kit/isObject.ts';
import type { AnswerContext, ItemValue, TableAnswer } from '../../value/answer.ts';
import { type Fault, fault } from '../../value/fault.ts';
import { ownValue } from '../../value/ownValue.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { defaults, type TableEntryField } from './settings.ts';
import { isCellValid, normaliseCell, printCellText, readCellText } from './tableCell.ts';
import { isBlankRow, maxRowsOf, readFormTable, readJsonTable } from './tableReading.ts';

/** A table: a matrix where the form fixes the rows, otherwise rows that the visitor adds. */
export const tableEntry: FieldBehaviour<TableEntryField, TableAnswer> = {
  source: () => 'visitor',
  readForm: readFormTable,
  readJson: readJsonTable,
  writeJson: (_field, { rows }) => ({ rows: rows.map((row) => [...row]) }),
  normalise,
  validate,
  printValue: (field, answer): ItemValue => ({ headers: headersOf(field), rows: printRows(field, answer) }),
  readValue,
  printText: printLines,
  printCell: printLines,
  formulaUse: () => 'either',
  asNumber: (_field, { rows }) => String(rows.length),
  comparison: () => 'number',
  settable: false,
  requirable: true,
};

/** Every row gets all cells. A matrix gets all rows; where the visitor adds them, blank ones are dropped. */
function normalise(field: TableEntryField, { rows }: TableAnswer): TableAnswer | undefined {
  const written = (field.rows ?? rows).map((_, number) =>
    field.columns.map((column, index) => normaliseCell(column, rows[number]?.[index] ?? '')),
  );
  if (written.every(isBlankRow)) return undefined;
  return { rows: field.rows === undefined ? written.filter((row) => !isBlankRow(row)) : written };
}

function validate(field: TableEntryField, { rows }: TableAnswer, context: AnswerContext): Fault | undefined {
  const { min_rows: min } = fillDefaults(defaults, field);
  if (rows.length > maxRowsOf(field)) return fault('too_many_rows', { max: maxRowsOf(field) });
  if (field.rows === undefined && rows.length < min) return fault('too_few_rows', { min });
  for (const [number, row] of rows.entries()) {
    for (const [index, column] of field.columns.entries()) {
      const cell = row[index] ?? '';
      const where = { row: number + 1, column: column.label };
      if (cell === '') {
        if (column.required === true) return fault('cell_missing', where);
      } else if (!isCellValid(column, cell, context)) return fault('cell_invalid', where);
    }
  }
  return undefined;
}

/** The row labels of a matrix get a column without a heading. */
function headersOf(field: TableEntryField): string[] {
  const labels = field.columns.map(({ label }) => label);
  return field.rows === undefined ? labels : ['', ...labels];
}

function printRows(field: TableEntryField, { rows }: TableAnswer): string[][] {
  return rows.map((row, number) => {
    const cells = field.columns.map((column, index) => printCellText(column, row[index] ?? ''));
    return field.rows === undefined ? cells : [field.rows[number]?.label ?? '', ...cells];
  });
}

function printLines(field: TableEntryField, answer: TableAnswer): string {
  return printRows(field, answer)
    .map((row) => row.join(' | '))
    .join('\n');
}

function readValue(field: TableEntryField, value: unknown): TableAnswer | undefined {
  if (!isObject(value)) return undefined;
  const headers = ownValue(value, 'headers');
  const rows = ownValue(value, 'rows');
  const width = headersOf(field).length;
  if (!Array.isArray(headers) || headers.length !== width || !Array.isArray(rows)) return undefined;
  if (rows.length === 0 || (field.rows !== undefined && rows.length !== field.rows.length)) return undefined;
  const read: string[][] = [];
  for (const row of rows) {
    if (!Array.isArray(row) || row.length !== width) return undefined;
    const cells = field.rows === undefined ? row : row.slice(1);
    const texts = cells.filter((cell) => typeof cell === 'string');
    if (texts.length !== cells.length) return undefined;
    read.push(field.columns.map((column, index) => readCellText(column, texts[index] ?? '')));
  }
  return { rows: read };
}
