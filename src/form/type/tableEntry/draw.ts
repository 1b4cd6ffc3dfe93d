import { plainNumber } from '#kit/text/plainNumber.ts';
import type { Drawing } from '../../simulate/person/drawing.ts';
import { drawPerson } from '../../simulate/person/person.ts';
import type { Respondent } from '../../simulate/person/respondent.ts';
import type { TableAnswer } from '../../value/answer.ts';
import { drawDay } from '../date/draw.ts';
import { settled } from '../declarations.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { lineFor } from '../oneLineInput/draw.ts';
import { drawTime } from '../time/draw.ts';
import { columnDefaults, type TableColumn, type TableEntryField } from './settings.ts';
import { checked } from './tableCell.ts';
import { maxRowsOf } from './tableReading.ts';

const maxUsualRows = 4;

export const tableDrawing: Drawing<TableEntryField> = { answer: drawTable };

/** All rows of a matrix, or a few added rows. */
function drawTable(field: TableEntryField, respondent: Respondent): TableAnswer | undefined {
  const { columns, rows, min_rows: min } = settled(field);
  if (columns.length === 0) return undefined;
  const least = Math.max(1, min);
  const most = Math.min(maxRowsOf(field), Math.max(least, maxUsualRows));
  const count = rows?.length ?? respondent.random.between(least, Math.max(least, most));
  return { rows: Array.from({ length: count }, (_, row) => rowOf(field, row, respondent)) };
}

/** The first row is about the respondent, and the others about other people. */
function rowOf(field: TableEntryField, row: number, respondent: Respondent): string[] {
  const { random, town } = respondent;
  const isMatrix = field.rows !== undefined;
  const person = row === 0 || isMatrix ? respondent : { ...respondent, ...drawPerson(random, [town]) };
  // Of several boxes in the row of a matrix most people tick one.
  const boxes = field.columns.filter(({ type }) => type === 'checkbox').length;
  const box = boxes === 0 ? undefined : random.below(boxes);
  let passed = 0;
  return field.columns.map((column, index) => {
    if (column.type === 'checkbox') {
      const isTicked = column.required === true || (isMatrix ? passed === box : random.chance(0.5));
      passed += 1;
      return isTicked ? checked : '';
    }
    const isFilled = column.required === true || index === 0 || isMatrix || random.chance(0.75);
    return isFilled ? cellOf(column, person) : '';
  });
}

function cellOf(column: TableColumn, respondent: Respondent): string {
  const { random, email } = respondent;
  const { id, label, type, options = [] } = fillDefaults(columnDefaults, column);
  switch (type) {
    case 'text':
      return lineFor({ label }, respondent);
    case 'number':
      return plainNumber(random.between(1, 5));
    case 'date':
      return drawDay({ id, label, type: 'date' }, respondent) ?? '';
    case 'time':
      return drawTime({ id, label, type: 'time', step: 15 }, respondent);
    case 'email':
      return email;
    case 'choice':
      return options.length === 0 ? '' : random.favour(options).value;
    case 'checkbox':
      return checked;
  }
}
