import { maxColumnOptions, maxColumns, maxRows } from '../../value/listLimits.ts';
import { type FieldFrom, option } from '../everyField.ts';
import type { Settings } from '../setting.ts';

const { value, label } = option.settings;

export const columnDefaults = { type: 'text' } as const;

const column = {
  kind: 'object',
  name: 'TableColumn',
  defaults: columnDefaults,
  settings: {
    id: {
      kind: 'text',
      pattern: /^column[1-9]\d{0,5}$/,
      fault: 'must be column1, column2, …',
      needed: true,
    },
    label: { kind: 'shownText', max: 500, about: 'The heading of the column.', needed: true },
    type: {
      kind: 'oneOf',
      values: ['text', 'number', 'date', 'time', 'email', 'choice', 'checkbox'],
      about: 'What its cells hold; {default} is the default.',
    },
    options: {
      kind: 'list',
      of: { kind: 'object', settings: { value, label } },
      max: maxColumnOptions,
      about: 'What can be chosen in a cell, where the type is choice.',
    },
    required: { kind: 'boolean', about: 'Whether each row must have it.' },
  },
} as const;

export const about = 'A table: fixed rows as a matrix, or rows that the visitor adds.';

export const defaults = { min_rows: 0, max_rows: 20 } as const;

export const settings = {
  columns: { kind: 'list', of: column, max: maxColumns, about: 'The columns.', needed: true },
  rows: {
    kind: 'list',
    of: {
      kind: 'object',
      settings: {
        id: {
          kind: 'text',
          pattern: /^row[1-9]\d{0,5}$/,
          fault: 'must be row1, row2, …',
          needed: true,
        },
        label: { kind: 'shownText', max: 500, about: 'What the row asks for.', needed: true },
      },
    },
    min: 1,
    max: maxRows,
    about: 'Fixed rows, which make the table a matrix.',
  },
  min_rows: { kind: 'whole', min: 0, max: 500, about: 'Rows at least, where the visitor adds them.' },
  max_rows: {
    kind: 'whole',
    min: 1,
    max: 500,
    about: 'Rows at most, where the visitor adds them; {default} is the default.',
  },
  add_label: {
    kind: 'shownText',
    max: 100,
    about: 'What the button says that adds a row; "Add a row" is the default.',
  },
} as const satisfies Settings;

export type TableEntryField = FieldFrom<'table_entry', typeof settings>;
export type TableColumn = TableEntryField['columns'][number];
