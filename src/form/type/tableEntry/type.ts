import { isObject } from '#kit/isObject.ts';
import { ownValue } from '../../value/ownValue.ts';
import { aboveMax, type Facts, lengthOf, type Remark, type SampleAnswer, unusedAmong } from '../facts.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { tableEntry } from './behaviour.ts';
import { about, columnDefaults, defaults, settings, type TableEntryField } from './settings.ts';

const facts: Facts<TableEntryField> = {
  seconds: 45,
  inputs,
  begin: () => ({ columns: [1, 2].map((number) => ({ id: `column${number}`, label: '' })) }),
  samples: (field) => [[], rowOf(field, '0'), rowOf(field, '1')],
  contradiction: (field) =>
    field.rows === undefined
      ? aboveMax('min_rows', field.min_rows, fillDefaults(defaults, field).max_rows, 'rows')
      : undefined,
  unusedSettings,
};

/** A table that grows counts all of its rows. */
function inputs({ columns, rows, max_rows: most }: Readonly<Record<string, unknown>>): number {
  const cells: unknown[] = Array.isArray(columns) ? columns : [];
  const ofRow = cells.reduce<number>(
    (sum, cell) => sum + 1 + (isObject(cell) ? lengthOf(ownValue(cell, 'options')) : 0),
    0,
  );
  return (lengthOf(rows) || (typeof most === 'number' && most > 0 ? most : defaults.max_rows)) * ofRow;
}

/** A first row with a value in each cell. */
function rowOf({ id, columns }: TableEntryField, number: string): SampleAnswer {
  const samples = { text: 'x', number, date: '2026-01-01', time: '12:00', email: 'name@example.org' };
  return columns.map((each, column) => {
    const { type, options = [] } = fillDefaults(columnDefaults, each);
    const text = type === 'choice' ? (options[0]?.value ?? '') : type === 'checkbox' ? 'yes' : samples[type];
    return [`${id}.0.${column}`, [text]];
  });
}

function* unusedSettings(field: TableEntryField): Generator<Remark> {
  if (field.rows !== undefined) yield* unusedAmong(field, ['min_rows', 'max_rows'], 'with fixed rows');
  for (const [index, column] of field.columns.entries()) {
    const remark: Remark = [`columns[${index}].options`, 'unless the type of the column is "choice"'];
    if (column.type !== 'choice' && column.options !== undefined) yield remark;
  }
}

export const tableEntryType = { about, defaults, settings, behaviour: tableEntry, facts };
