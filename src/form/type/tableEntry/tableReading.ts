import { isObject } from '#kit/isObject.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import type { FormValues, TableAnswer } from '../../value/answer.ts';
import { fault, type Reading } from '../../value/fault.ts';
import { ownValue } from '../../value/ownValue.ts';
import { isNothing } from '../../value/text.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { sentCells } from './sentCells.ts';
import { defaults, type TableColumn, type TableEntryField } from './settings.ts';
import { checked } from './tableCell.ts';

/** The most rows that a form may ask for; longer lists are refused without a walk. */
const maxRowsRead = 500;

/** Rows at most; the number of rows of a matrix is fixed. */
export function maxRowsOf(field: TableEntryField): number {
  return field.rows?.length ?? fillDefaults(defaults, field).max_rows;
}

/** Reads names such as `field9.0.1`: row and column from 0. Removed rows leave gaps. */
export function readFormTable(field: TableEntryField, values: FormValues): Reading<TableAnswer> {
  const rows = new Map<number, string[]>();
  for (const { row: number, column, text } of sentCells(values, field.id)) {
    if (column >= field.columns.length) return { fault: fault('malformed') };
    const row = rows.get(number) ?? field.columns.map(() => '');
    row[column] = text;
    rows.set(number, row);
    if (rows.size > maxRowsRead) return tooManyRows(field);
  }
  if (field.rows === undefined) {
    const inOrder = [...rows].toSorted(([one], [other]) => one - other);
    return orNothing(inOrder.map(([, row]) => row));
  }
  if ([...rows.keys()].some((number) => number >= maxRowsOf(field))) return { fault: fault('malformed') };
  return orNothing(field.rows.map((_, number) => rows.get(number) ?? field.columns.map(() => '')));
}

/** From `{"rows":[["Anna",12,true]]}`. Cells that are missing at the end of a row are empty. */
export function readJsonTable(field: TableEntryField, value: unknown): Reading<TableAnswer> {
  if (isNothing(value) || (typeof value === 'string' && value.trim() === '')) return { answer: undefined };
  const given = isObject(value) ? (ownValue(value, 'rows') ?? []) : undefined;
  if (!Array.isArray(given)) return { fault: fault('malformed') };
  if (given.length > maxRowsRead) return tooManyRows(field);
  if (field.rows !== undefined && given.length > field.rows.length) return { fault: fault('malformed') };
  const rows: string[][] = [];
  for (const row of given) {
    const cells = readRow(field.columns, row);
    if (cells === undefined) return { fault: fault('malformed') };
    rows.push(cells);
  }
  return orNothing(rows);
}

function readRow(columns: readonly TableColumn[], row: unknown): string[] | undefined {
  if (!Array.isArray(row) || row.length > columns.length) return undefined;
  const cells = columns.map((column, index) => readCell(column, row[index]));
  const readable = cells.filter((cell) => cell !== undefined);
  return readable.length === cells.length ? readable : undefined;
}

function readCell(column: TableColumn, cell: unknown): string | undefined {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return Number.isFinite(cell) ? plainNumber(cell) : undefined;
  if (typeof cell === 'boolean' && column.type === 'checkbox') return cell ? checked : '';
  return undefined;
}

function orNothing(rows: string[][]): Reading<TableAnswer> {
  return { answer: rows.every(isBlankRow) ? undefined : { rows } };
}

export function isBlankRow(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}

function tooManyRows(field: TableEntryField): Reading<TableAnswer> {
  return { fault: fault('too_many_rows', { max: maxRowsOf(field) }) };
}
