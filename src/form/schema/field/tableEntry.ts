import { z } from 'zod';
import { maxColumnOptions, maxColumns, maxRows } from '../../value/listLimits.ts';
import { option, shownText } from '../pieces.ts';
import { fieldSchema } from './base.ts';

const columnId = z.string().regex(/^column[1-9]\d{0,5}$/, 'must be column1, column2, …');
const rowId = z.string().regex(/^row[1-9]\d{0,5}$/, 'must be row1, row2, …');

const column = z
  .strictObject({
    id: columnId,
    label: shownText(500, 'The heading of the column.'),
    type: z
      .enum(['text', 'number', 'date', 'time', 'email', 'choice', 'checkbox'])
      .describe('What its cells hold; text is the default.')
      .optional(),
    options: z
      .array(option.omit({ image: true, description: true, price: true }))
      .max(maxColumnOptions)
      .describe('What can be chosen in a cell, where the type is choice.')
      .optional(),
    required: z.boolean().describe('Whether each row must have it.').optional(),
  })
  .meta({ id: 'TableColumn' });

export const tableEntry = fieldSchema(
  'table_entry',
  'A table: fixed rows as a matrix, or rows that the visitor adds.',
  {
    columns: z.array(column).max(maxColumns).describe('The columns.'),
    rows: z
      .array(z.strictObject({ id: rowId, label: shownText(500, 'What the row asks for.') }))
      .min(1)
      .max(maxRows)
      .describe('Fixed rows, which make the table a matrix.')
      .optional(),
    min_rows: z.int().min(0).max(500).describe('Rows at least, where the visitor adds them.').optional(),
    max_rows: z
      .int()
      .min(1)
      .max(500)
      .describe('Rows at most, where the visitor adds them; 20 is the default.')
      .optional(),
    add_label: shownText(100, 'What the button says that adds a row; "Add a row" is the default.').optional(),
  },
);

export type TableEntryField = z.infer<typeof tableEntry>;
export type TableColumn = z.infer<typeof column>;
