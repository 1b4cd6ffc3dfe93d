import type { FormDefinition } from '#form/definition/document.ts';
import { openDefinition } from '#form/definition/document.ts';
import type { ExportRow } from '#store/query/response/exportRows.ts';
import { exportTable } from '../column/exportTable.ts';
import type { FieldLayout } from '../column/fieldColumns.ts';
import type { FormVersion } from '../column/mergedFields.ts';
import type { FormatInput, FormatWriter } from '../format.ts';
import { exportedRow, type Item } from './sampleForm.ts';

/** A small form in two versions, of which the second renames, adds and removes options, rows and keys. */

type Fields = NonNullable<FormDefinition['pages'][number]['fields']>;

const scale = ['5 Best', '4 Good', '3 So so', '2 Bad', '1 Worst'].map((label) => ({
  value: label.slice(0, 1),
  label,
}));

const first: Fields = [
  { id: 'field1', key: 'mail', type: 'email', label: 'E-mail' },
  { id: 'field2', key: 'likert', type: 'multiple_choice', label: 'Quality', options: scale },
  {
    id: 'field3',
    key: 'plan',
    type: 'dropdown',
    label: 'Plan',
    options: [
      { value: 'a', label: 'Alpha' },
      { value: 'b', label: 'Beta' },
    ],
  },
  {
    id: 'field4',
    key: 'used',
    type: 'multiple_choice',
    label: 'What do you use?',
    multiple: true,
    options: [
      { value: 'x', label: 'Ex' },
      { value: 'y', label: 'Why' },
    ],
  },
  {
    id: 'field5',
    key: 'agree',
    type: 'table_entry',
    label: 'Agree',
    columns: [
      {
        id: 'column1',
        label: 'How much',
        type: 'choice',
        options: [
          { value: '-1', label: 'No' },
          { value: '-99', label: 'Never' },
          { value: '1', label: 'Yes' },
        ],
      },
    ],
    rows: [
      { id: 'row1', label: 'One' },
      { id: 'row2', label: 'Two' },
    ],
  },
  { id: 'field6', type: 'rating', label: 'Stars', step: 0.5, low_label: 'Awful', high_label: 'Great' },
  { id: 'field7', type: 'nps', label: 'Recommend' },
  { id: 'field8', key: 'Country', type: 'one_line_input', label: 'Country' },
  { id: 'field9', key: 'weight', type: 'one_line_input', label: 'Weight', accepts: 'number' },
];

const second = structuredClone(first).map((field) => {
  if (field.id === 'field1') return { ...field, key: 'address' };
  if (field.type === 'dropdown' && field.id === 'field3')
    return {
      ...field,
      options: [
        { value: 'a', label: 'Alpha' },
        { value: 'b', label: 'Beta2' },
      ],
    };
  if (field.id === 'field4')
    return {
      ...field,
      options: [
        { value: 'y', label: 'Why' },
        { value: 'new', label: 'New' },
      ],
    };
  if (field.id === 'field5' && 'rows' in field) return { ...field, rows: [{ id: 'row3', label: 'Three' }] };
  return field;
}) as Fields;
second.push(
  { id: 'field10', key: 'level', type: 'slider', label: 'Level', min: -200, max: 0 },
  { id: 'field11', key: 'at', type: 'time', label: 'At' },
  { id: 'field12', key: 'day', type: 'date', label: 'Day' },
);

function definitionOf(fields: Fields): FormDefinition {
  return openDefinition({ format: 2, pages: [{ id: 'page1', label: 'All', fields }] });
}

const surveyVersions: readonly FormVersion[] = [
  { version: 2, definition: definitionOf(second), isImported: false },
  { version: 1, definition: definitionOf(first), isImported: false },
];

const chosen = (field: string, type: string, ...options: [value: string, label: string][]): Item => [
  field,
  type,
  'options',
  options.map(([value, label]) => ({ label, value })),
];

const matrix = (...rows: [row: string, cell: string][]): Item => [
  'field5',
  'table_entry',
  'table',
  { headers: ['', 'How much'], rows },
];

/** Two responses to each version. */
const surveyRows: readonly ExportRow[] = [
  exportedRow(1, 1, [
    ['field1', 'email', 'string', 'a@example.org'],
    chosen('field2', 'multiple_choice', ['4', '4 Good']),
    chosen('field3', 'dropdown', ['b', 'Beta']),
    chosen('field4', 'multiple_choice', ['x', 'Ex']),
    matrix(['One', 'No'], ['Two', 'Never']),
    ['field6', 'rating', 'number', 0.5],
    ['field7', 'nps', 'number', 10],
    ['field8', 'one_line_input', 'string', 'Malta'],
    ['field9', 'one_line_input', 'string', '12.5'],
  ]),
  exportedRow(2, 1, []),
  exportedRow(3, 2, [
    chosen('field2', 'multiple_choice', ['1', '1 Worst']),
    chosen('field3', 'dropdown', ['b', 'Beta2']),
    chosen('field4', 'multiple_choice', ['y', 'Why'], ['new', 'New']),
    matrix(['Three', 'Yes']),
    ['field9', 'one_line_input', 'string', '12345678901234567890.123456789'],
    ['field10', 'slider', 'number', -99],
    ['field11', 'time', 'string', '23:59'],
    ['field12', 'date', 'string', '2026-11-18'],
  ]),
  exportedRow(4, 2, [['field9', 'one_line_input', 'string', '-7']]),
];

export const plainLayout: FieldLayout = {
  options: 'columns',
  choices: 'labels',
  namedBy: 'keys',
  npsEnds: { low: 'Not at all likely', high: 'Extremely likely' },
  fileUrl: (response, file) => `https://example.org/${response}/${file}`,
};

/** The input of a format that writes the survey. */
export function surveyInput(layout: Partial<FieldLayout> = {}, change: Partial<FormatInput> = {}) {
  const table = exportTable(surveyVersions, { ...plainLayout, ...layout });
  const rows = surveyRows.map((row) => table.cellsOf(row));
  const input: FormatInput = {
    columns: table.columns,
    steps: async function* () {
      yield rows;
    },
    title: 'Survey',
    zone: 'Asia/Kolkata',
    headers: 'names',
    bom: false,
    now: Date.UTC(2026, 10, 18),
    ...change,
  };
  return { input, columns: table.columns, rows };
}

export async function written(writer: FormatWriter, input: FormatInput): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of writer(input)) parts.push(part);
  return Buffer.concat(parts);
}
