import type { KnownField } from '#form/type/declarations.ts';

type Settings<Given> = Given extends unknown ? Omit<Given, 'id' | 'label'> & { label?: string } : never;

/** Strict fields and values they refuse: together they cover every fault that a page shows. */
export const strictFields: readonly {
  readonly field: Settings<KnownField>;
  /** Values by the part of the control name after the field id. */
  readonly sent: readonly Readonly<Record<string, readonly string[]>>[];
}[] = [
  {
    field: { type: 'one_line_input', required: true, min_length: 2, max_length: 4 },
    sent: [{ '': ['a'] }, { '': ['abcde'] }, { '': ['abc'] }, {}],
  },
  { field: { type: 'one_line_input', accepts: 'letters' }, sent: [{ '': ['a1'] }] },
  {
    field: { type: 'one_line_input', accepts: 'number', min: -0.5, max: 1e15 },
    sent: [{ '': ['x'] }, { '': ['-0.75'] }, { '': ['1000000000000000.5'] }, { '': ['1,5'] }],
  },
  { field: { type: 'one_line_input', accepts: 'url' }, sent: [{ '': ['javascript:alert(1)'] }] },
  {
    field: { type: 'one_line_input', accepts: 'pattern', pattern: '(a+)+b', pattern_message: 'Say [field1]' },
    sent: [{ '': ['aaaa'] }, { '': ['aab'] }],
  },
  { field: { type: 'one_line_input', accepts: 'pattern', pattern: '\\d{3}' }, sent: [{ '': ['1234'] }] },
  // A pattern that is not checked.
  { field: { type: 'one_line_input', pattern: 'x' }, sent: [{ '': ['y'] }] },
  {
    field: { type: 'comment', min_length: 5, max_length: 9 },
    sent: [{ '': ['a\r\nb'] }, { '': ['0123456789'] }],
  },
  {
    field: { type: 'email', blocked_domains: ['example.net'] },
    sent: [{ '': ['a@example.net'] }, { '': ['a b'] }, { '': ['A@EXAMPLE.ORG'] }],
  },
  {
    field: { type: 'phone', countries: ['DE'], default_country: 'DE' },
    sent: [{ '': ['+1 202 555 0143'] }, { '': ['12'] }, { '': ['030 901820'] }],
  },
  {
    field: { type: 'date', min: 'today-1', max: 'today+7', weekdays: ['monday'] },
    sent: [{ '': ['2026-11-13'] }, { '': ['2026-11-23'] }, { '': ['2026-11-15'] }, { '': ['2026-02-30'] }],
  },
  {
    field: { type: 'time', min: '09:10', max: '10:00', step: 15 },
    sent: [{ '': ['09:00'] }, { '': ['10:10'] }, { '': ['09:20'] }, { '': ['24:00'] }, { '': ['09:25:00'] }],
  },
  {
    field: {
      type: 'address',
      required: true,
      countries: ['JP'],
      required_parts: ['line1', 'state', 'country'],
    },
    sent: [
      { '.city': ['Bonn'] },
      { '.line1': ['Am See 1'], '.state': ['x'] },
      { '.line1': ['Am See 1'], '.state': ['x'], '.country': ['de'] },
      { '.line1': ['Am See 1'], '.state': ['x'], '.country': ['XX'] },
      { '.line1': ['x'.repeat(201)] },
    ],
  },
  {
    field: { type: 'address', parts: ['city', 'country'], default_country: 'DE' },
    sent: [{ '.country': ['DE'] }, { '.country': ['FR'] }, { '.line1': ['x'] }],
  },
  {
    field: {
      type: 'multiple_choice',
      multiple: true,
      min: 2,
      max: 2,
      options: ['a', 'b', 'c'].map((value) => ({ value, label: `[field1] ${value}`, price: 1.1 })),
      other: { value: 'mine', label: 'Mine, [field1]', max_length: 3 },
    },
    sent: [
      { '': ['a'] },
      { '': ['a', 'b', 'c'] },
      { '': ['q', 'a'] },
      { '': ['a', 'mine'] },
      { '': ['a', 'mine'], '.other': ['long words'] },
      { '': ['a', 'mine'], '.other': ['own'] },
    ],
  },
  {
    field: { type: 'multiple_choice', options: [{ value: 'constructor', label: '' }] },
    sent: [{ '': ['constructor', 'x'] }, { '': ['toString'] }, { '': ['constructor'] }],
  },
  {
    field: { type: 'multiple_choice', options: ['a', 'b'].map((value) => ({ value, label: value })) },
    sent: [{ '': ['a', 'b'] }],
  },
  {
    field: {
      type: 'dropdown',
      required: true,
      options: [{ value: 'a', label: '[field1 * 2] each', price: -3 }],
    },
    sent: [{ '': ['b'] }, { '': [''] }, { '': ['a'] }, { '': ['a', 'a'] }],
  },
  {
    field: { type: 'rating', max: 3, required: true },
    sent: [{ '': ['0'] }, { '': ['4'] }, { '': ['1.5'] }],
  },
  { field: { type: 'rating', step: 0.5 }, sent: [{ '': ['0.5'] }, { '': ['4.5'] }, { '': ['4.25'] }] },
  { field: { type: 'nps' }, sent: [{ '': ['11'] }, { '': ['x'] }, { '': ['10'] }] },
  {
    field: { type: 'slider', min: -1, max: 1, step: 0.3 },
    sent: [{ '': ['0.1'] }, { '': ['-0.7'] }, { '': ['2'] }],
  },
  {
    field: { type: 'file_upload', signature: true, required: true, max_size: 20_000 },
    sent: [{ '': [] }, { '': [file(0)] }, { '': [file(1)] }, { '': [file(2)] }, { '': [file(0), file(1)] }],
  },
  {
    field: { type: 'file_upload', types: ['.pdf', 'image'], min_count: 2, max_count: 2, max_size: 20_000 },
    sent: [
      { '': [file(0)] },
      { '': [file(0), file(1)] },
      { '': [file(0), file(2)] },
      { '': [file(0), file(1), file(2)] },
      { '': ['0000000f-aaaa-4bbb-8ccc-dddddddddddd'] },
    ],
  },
  {
    field: {
      type: 'table_entry',
      required: true,
      min_rows: 2,
      max_rows: 3,
      columns: [
        { id: 'column1', label: 'Text', required: true },
        { id: 'column2', label: 'Number', type: 'number' },
        { id: 'column3', label: 'Day', type: 'date' },
        { id: 'column4', label: 'Time', type: 'time' },
        { id: 'column5', label: 'Mail', type: 'email' },
        { id: 'column6', label: 'Choice', type: 'choice', options: [{ value: 'a', label: 'A' }] },
        { id: 'column7', label: 'Text', type: 'checkbox' },
      ],
    },
    sent: [
      { '.0.0': ['a'] },
      { '.0.0': ['a'], '.1.1': ['2'] },
      ...['x', '2026-02-30', '24:00', 'a@', 'b', 'maybe'].map((cell, index) => ({
        '.0.0': ['a'],
        '.1.0': ['b'],
        [`.1.${index + 1}`]: [cell],
      })),
      Object.fromEntries([0, 1, 2, 3].map((row) => [`.${row}.0`, ['a']])),
      { '.0.9': ['a'] },
    ],
  },
  {
    field: {
      type: 'table_entry',
      columns: [{ id: 'column1', label: 'Good', type: 'checkbox', required: true }],
      rows: [
        { id: 'row1', label: 'Food' },
        { id: 'row2', label: 'Music' },
      ],
    },
    sent: [{ '.0.0': ['yes'] }, { '.1.0': ['on'] }, { '.2.0': ['yes'] }],
  },
  {
    field: { type: 'calendly', url: 'https://calendly.com/anna/30min', required: true },
    sent: [{ '': ['https://calendly.com.example.org/x'] }, { '': ['https://calendly.com/anna/30min'] }],
  },
  { field: { type: 'credit_card', currency: 'JPY', amount: '25.50' }, sent: [{ '': ['paid'] }] },
  { field: { type: 'hidden', default: 'x' }, sent: [{ '': ['y'.repeat(100_001)] }, { '': ['z'] }] },
  { field: { type: 'hidden', formula: 'concat(field1, "!")' }, sent: [{ '': ['mine'] }] },
  { field: { type: 'rich_text', text: '**Dear** [field1], [length(field1)]' }, sent: [{ '': ['x'] }] },
];

function file(index: number): string {
  return `0000000${index}-aaaa-4bbb-8ccc-dddddddddddd`;
}
