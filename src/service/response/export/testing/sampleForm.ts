import type { ResponseItem } from '#form/answer/responseItems.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { openDefinition } from '#form/definition/document.ts';
import { toFragment } from '#store/fragment.ts';
import type { ExportRow } from '#store/query/response/exportRows.ts';
import type { FormVersion } from '../column/mergedFields.ts';

/** A form with every field type in two versions, and responses with odd texts. */

const colours = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue, or "nearly" so' },
];

const first: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: 'All',
      fields: [
        { id: 'field1', key: 'name', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'comment', label: 'Comment', max_length: 100_000 },
        { id: 'field3', type: 'email', label: 'E-mail' },
        { id: 'field4', type: 'phone', label: 'Phone' },
        { id: 'field5', type: 'date', label: 'Day' },
        { id: 'field6', type: 'time', label: 'Time' },
        { id: 'field7', type: 'address', label: 'Address' },
        { id: 'field8', type: 'hidden', label: 'Source' },
        { id: 'field9', type: 'rich_text', label: 'Note', text: 'Thank you, [field1].' },
        { id: 'field10', type: 'multiple_choice', label: 'Colours', multiple: true, options: colours },
        { id: 'field11', type: 'dropdown', label: 'Size', options: sizes('S', 'L') },
        { id: 'field12', type: 'rating', label: 'Stars' },
        { id: 'field13', type: 'nps', label: 'Recommend' },
        { id: 'field14', type: 'slider', label: 'Level', step: 0.5 },
        { id: 'field15', type: 'file_upload', label: 'Files' },
        {
          id: 'field16',
          type: 'table_entry',
          label: 'Week',
          columns: [
            { id: 'column1', label: 'Hours', type: 'number' },
            { id: 'column2', label: 'Where', type: 'choice', options: colours },
            { id: 'column3', label: 'Done', type: 'checkbox' },
          ],
          rows: [
            { id: 'row1', label: 'Monday' },
            { id: 'row2', label: 'Tuesday' },
          ],
        },
        { id: 'field17', type: 'credit_card', label: 'Payment', currency: 'EUR', amount: '25.00' },
        { id: 'field18', type: 'calendly', label: 'Booking', url: 'https://calendly.com/a' },
        { id: 'field19', type: 'one_line_input', label: 'Weight', accepts: 'number' },
        {
          id: 'field20',
          type: 'table_entry',
          label: 'Items',
          columns: [
            { id: 'column1', label: 'What' },
            { id: 'column2', label: 'How many' },
          ],
        },
        { id: 'field21', type: 'comment', label: 'No longer asked' },
      ],
    },
  ],
};

function sizes(...labels: string[]) {
  return labels.map((label) => ({ value: label.toLowerCase(), label }));
}

/** Another order, a new option before the others, "Other", a new row, a new field; one field is gone. */
const second: FormDefinition = structuredClone(first);
{
  const [page] = second.pages;
  if (page === undefined) throw new Error('the form has a page');
  page.fields = page.fields.filter(({ id }) => id !== 'field21');
  page.fields.reverse();
  for (const field of page.fields) {
    if (field.type === 'multiple_choice' && 'options' in field && 'multiple' in field) {
      field.options = [{ value: 'green', label: 'Green' }, ...colours];
      Object.assign(field, { other: { label: 'Else' } });
    }
    if (field.type === 'dropdown' && 'options' in field) field.options = sizes('XS', 'S', 'L');
    if (field.type === 'table_entry' && 'rows' in field)
      field.rows = [
        { id: 'row2', label: 'Tuesday' },
        { id: 'row3', label: 'Wednesday' },
      ];
  }
  page.fields.push({ id: 'field22', type: 'one_line_input', label: 'Name' });
  page.fields.push({ id: 'field23', type: 'dropdown', label: 'New', options: sizes('A') });
}

export const sampleVersions: FormVersion[] = [
  { version: 2, definition: openDefinition(second), isImported: false },
  { version: 1, definition: openDefinition(first), isImported: false },
];

const time = Date.UTC(2026, 2, 29, 0, 30, 15, 250);

export type Item = [field: string, type: string, valueType: string, value: unknown];

export function exportedRow(id: number, version: number, items: readonly Item[]): ExportRow {
  const created_at = time + id * 3_600_000;
  const response = items.map(
    ([field_id, field_type, value_type, value]) =>
      ({ field_id, field_type, value_type, value }) as ResponseItem,
  );
  const visitor = {
    country: 'DE',
    region: 'DE-BE',
    city: 'Berlin',
    time_spent: id,
    url: 'https://a.example/',
  };
  return {
    id,
    number: 100 + id,
    version,
    device: id % 2 === 0 ? 'phone' : null,
    language: id % 2 === 0 ? 'pt-BR' : null,
    submission_id: id % 2 === 0 ? `0f8fad5b-d9cb-469f-a165-7086772895${String(id).padStart(2, '0')}` : null,
    created_at,
    updated_at: created_at,
    ...toFragment({ id, test: false, visitor, response, created_at, updated_at: created_at }),
  };
}

export const longText = 'Ä long text; '.repeat(3077).slice(0, 40_000);

const texts = [
  '=1+1',
  '+49 30 "1"',
  '-cmd',
  '@SUM(A1)',
  '\ttab',
  'Line\nbreak, "quotes"; and ; more',
  '🙂 👩‍👩‍👧 ZWJ',
  'مرحبا بالعالم',
  ' spaces ',
  "'already",
  '<b>&amp;</b> _x0041_ ]]>',
  longText,
];

const every: Item[] = [
  ['field1', 'one_line_input', 'string', 'Zoë'],
  ['field2', 'comment', 'string', 'Two\nlines'],
  ['field3', 'email', 'string', 'a@example.org'],
  ['field4', 'phone', 'string', '+4930123456'],
  ['field5', 'date', 'string', '2026-12-31'],
  ['field6', 'time', 'string', '09:30'],
  [
    'field7',
    'address',
    'address',
    {
      full_address: 'x',
      line1: '1 Road',
      line2: '',
      city: 'Köln',
      state: '',
      postal_code: '00123',
      country: 'DE',
    },
  ],
  ['field8', 'hidden', 'string', 'news'],
  ['field9', 'rich_text', 'string', 'Thank you, Zoë.'],
  ['field10', 'multiple_choice', 'options', [{ label: 'Blue, or "nearly" so', value: 'blue' }]],
  ['field11', 'dropdown', 'options', [{ label: 'L', value: 'l' }]],
  ['field12', 'rating', 'number', 4],
  ['field13', 'nps', 'number', 0],
  ['field14', 'slider', 'number', 12.5],
  [
    'field15',
    'file_upload',
    'files',
    [
      { id: '0192b6a0-0000-7000-8000-000000000001', name: 'a;b.png', type: 'image/png', size: 3 },
      { id: '0192b6a0-0000-7000-8000-000000000002', name: 'c.pdf', type: 'application/pdf', size: 4 },
    ],
  ],
  [
    'field16',
    'table_entry',
    'table',
    {
      headers: ['', 'Hours', 'Where', 'Done'],
      rows: [
        ['Monday', '7.5', 'Red', 'yes'],
        ['Tuesday', '', 'Blue, or "nearly" so', ''],
      ],
    },
  ],
  ['field17', 'credit_card', 'string', 'EUR 25.00 · Visa 4242'],
  ['field18', 'calendly', 'string', 'https://calendly.com/a/b'],
  ['field19', 'one_line_input', 'string', '-71.25'],
  [
    'field20',
    'table_entry',
    'table',
    {
      headers: ['What', 'How many'],
      rows: [
        ['Pen', '2'],
        ['Ink', ''],
      ],
    },
  ],
  ['field21', 'comment', 'string', 'old'],
];

const newer: Item[] = [
  ['field23', 'dropdown', 'options', [{ label: 'A', value: 'a' }]],
  ['field22', 'one_line_input', 'string', 'New'],
  ['field20', 'table_entry', 'table', { headers: ['What', 'How many'], rows: [['=1', '2']] }],
  [
    'field16',
    'table_entry',
    'table',
    {
      headers: [''],
      rows: [
        ['Tuesday', '8', 'Red', ''],
        ['Wednesday', '', '', 'yes'],
      ],
    },
  ],
  ['field11', 'dropdown', 'options', [{ label: 'XS', value: 'xs' }]],
  [
    'field10',
    'multiple_choice',
    'options',
    [
      { label: 'Red', value: 'red' },
      { label: 'Else', value: 'red' },
    ],
  ],
  ['field1', 'one_line_input', 'string', 'Ω'],
];

export const sampleRows: ExportRow[] = [
  exportedRow(1, 1, every),
  exportedRow(2, 2, newer),
  exportedRow(3, 2, []),
  ...texts.map((text, index) =>
    exportedRow(10 + index, index % 2 === 0 ? 1 : 2, [
      ['field2', 'comment', 'string', text],
      ['field1', 'one_line_input', 'string', text.slice(0, 300)],
    ]),
  ),
];
