import type { AnswerContext } from '../../value/answer.ts';
import { oneLine } from '../../value/text.ts';
import { date } from '../date/behaviour.ts';
import { email } from '../email/behaviour.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { oneLineInput } from '../oneLineInput/behaviour.ts';
import { time } from '../time/behaviour.ts';
import { columnDefaults, type TableColumn } from './settings.ts';

/** One cell of a table, which is always text; a checked box holds `yes`. */

export const checked = 'yes';

const maxCellLength = 1000;
const checkedWords = new Set([checked, 'true', 'on', '1']);
const uncheckedWords = new Set(['', 'no', 'false', 'off', '0']);

/** A cell uses the behaviour of its field type, so that dates in tables are read like date fields. */
const cellField = { id: 'cell', label: '' } as const;
const textField = { ...cellField, type: 'one_line_input', max_length: maxCellLength } as const;
const numberField = { ...cellField, type: 'one_line_input', accepts: 'number' } as const;
const dateField = { ...cellField, type: 'date' } as const;
const timeField = { ...cellField, type: 'time' } as const;
const emailField = { ...cellField, type: 'email' } as const;

export function normaliseCell(column: TableColumn, cell: string): string {
  switch (fillDefaults(columnDefaults, column).type) {
    case 'number':
      return oneLineInput.normalise(numberField, cell) ?? '';
    case 'date':
      return date.normalise(dateField, oneLine(cell, maxCellLength)) ?? '';
    case 'time':
      return time.normalise(timeField, oneLine(cell, maxCellLength)) ?? '';
    case 'email':
      return email.normalise(emailField, cell) ?? '';
    case 'choice':
      return isOption(column, cell) ? cell : oneLine(cell, maxCellLength);
    case 'checkbox':
      return normaliseBox(oneLine(cell, maxCellLength));
    case 'text':
      return oneLineInput.normalise(textField, cell) ?? '';
  }
}

function normaliseBox(text: string): string {
  // Longer texts cannot match a word, and folding them would be slow.
  const word = text.length > 5 ? text : text.toLowerCase();
  if (checkedWords.has(word)) return checked;
  return uncheckedWords.has(word) ? '' : text;
}

/** Whether a normalised cell that is not empty is valid for its column. */
export function isCellValid(column: TableColumn, cell: string, context: AnswerContext): boolean {
  switch (fillDefaults(columnDefaults, column).type) {
    case 'number':
      return oneLineInput.validate(numberField, cell, context) === undefined;
    case 'date':
      return date.validate(dateField, cell, context) === undefined;
    case 'time':
      return time.validate(timeField, cell, context) === undefined;
    case 'email':
      return email.validate(emailField, cell, context) === undefined;
    case 'choice':
      return isOption(column, cell);
    case 'checkbox':
      return cell === checked;
    case 'text':
      return oneLineInput.validate(textField, cell, context) === undefined;
  }
}

/** Shows the label of an option. */
export function printCellText(column: TableColumn, cell: string): string {
  if (column.type !== 'choice') return cell;
  const option = column.options?.find(({ value }) => value === cell);
  return option === undefined ? cell : option.label || option.value;
}

/** Reverses `printCellText`. The first of several options with one label wins. */
export function readCellText(column: TableColumn, text: string): string {
  if (column.type !== 'choice') return text;
  const option =
    column.options?.find(({ label, value }) => (label || value) === text) ??
    column.options?.find(({ value }) => value === text);
  return option?.value ?? text;
}

function isOption(column: TableColumn, cell: string): boolean {
  return column.options?.some(({ value }) => value === cell) === true;
}
