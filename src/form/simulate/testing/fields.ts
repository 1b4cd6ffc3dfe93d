import type { KnownField } from '../../type/declarations.ts';
import { samples } from '../../type/testing/samples.ts';

type Settings<Given> = Given extends unknown ? Omit<Given, 'id' | 'label'> & { label?: string } : never;

const options = ['a', 'b', 'c', 'd'].map((value, price) => ({ value, label: value, price }));

/** Settings that narrow the answers. */
const narrow: readonly Settings<KnownField>[] = [
  { type: 'one_line_input', label: 'Surname', min_length: 12, max_length: 14 },
  { type: 'one_line_input', max_length: 1 },
  { type: 'one_line_input', accepts: 'letters', label: 'Postal code', max_length: 6 },
  { type: 'one_line_input', accepts: 'number', min: 0.25, max: 0.75 },
  { type: 'one_line_input', accepts: 'number', min: -3, max: -2 },
  { type: 'one_line_input', accepts: 'number', label: 'Age', max: 12 },
  { type: 'one_line_input', accepts: 'number', min: 2000, label: 'Year' },
  { type: 'one_line_input', accepts: 'number', min: 1e14 },
  { type: 'one_line_input', accepts: 'url', min_length: 60 },
  { type: 'one_line_input', accepts: 'url', max_length: 20 },
  { type: 'one_line_input', accepts: 'pattern', pattern: '[A-Z]{3}-\\d{4}', min_length: 8 },
  { type: 'comment', min_length: 900, max_length: 1000 },
  { type: 'comment', max_length: 10 },
  { type: 'email', blocked_domains: ['example.org', 'example.com'] },
  { type: 'email', allowed_domains: ['uni-bonn.de', 'example.org'], blocked_domains: ['example.org'] },
  { type: 'phone', countries: ['CA'] },
  { type: 'phone', countries: ['KZ', 'JM', 'VA', 'BL', 'IT'], default_country: 'IT' },
  { type: 'date', min: 'today+2', max: 'today+8', weekdays: ['monday'] },
  { type: 'date', max: '1999-12-31', label: 'Date of birth' },
  { type: 'date', min: '9999-12-25' },
  { type: 'date', weekdays: ['saturday', 'sunday'] },
  { type: 'time', min: '09:10', max: '10:00', step: 15 },
  { type: 'time', min: '22:00' },
  { type: 'time', step: 720 },
  { type: 'address', countries: ['KE', 'IS'], required_parts: ['line2', 'state', 'postal_code', 'country'] },
  { type: 'address', parts: ['country'] },
  { type: 'multiple_choice', options, multiple: true, min: 3, max: 3 },
  { type: 'multiple_choice', options: [], other: { max_length: 2 } },
  { type: 'multiple_choice', options, multiple: true, default: ['a', 'b'], max: 1 },
  { type: 'dropdown', options },
  { type: 'rating', max: 10, step: 0.5 },
  { type: 'slider', min: 0.1, max: 1.05, step: 0.3 },
  { type: 'slider', min: -1e9, max: 1e9, step: 1e9 },
  { type: 'file_upload', types: ['audio', '.odt', 'text/csv', 'archive'], min_count: 2, max_count: 5 },
  { type: 'file_upload', types: ['image'], max_size: 10 },
  {
    type: 'table_entry',
    min_rows: 6,
    max_rows: 7,
    columns: [{ id: 'column1', label: 'Name', required: true }],
  },
  {
    type: 'table_entry',
    rows: [
      { id: 'row1', label: 'Food' },
      { id: 'row2', label: 'Music' },
    ],
    columns: [
      { id: 'column1', label: 'Good', type: 'checkbox' },
      { id: 'column2', label: 'Bad', type: 'checkbox', required: true },
      { id: 'column3', label: 'How', type: 'choice', options: [{ value: 'a', label: 'A' }] },
    ],
  },
  { type: 'credit_card', currency: 'EUR', formula: '5 + 3' },
];

/** Fields of all types with all kinds of settings, each as `field7`. */
export const everySetting: readonly KnownField[] = [
  ...Object.values(samples).flatMap((all) => all.map(({ field }) => field)),
  ...narrow.map((field): KnownField => ({ label: 'A question', ...field, id: 'field7' })),
];
