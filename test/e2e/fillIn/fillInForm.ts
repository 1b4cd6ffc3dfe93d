import type { FormDefinition } from '#form/definition/document.ts';

/**
 * Every field type except the one that needs a payment provider, and a question that only one answer reveals.
 */
export const stay: FormDefinition = {
  format: 2,
  title: 'A stay by the lake',
  pages: [
    {
      id: 'page1',
      label: 'You',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'one_line_input', label: 'Guests', accepts: 'number', min: 1, max: 9 },
        { id: 'field3', type: 'comment', label: 'Wishes' },
        { id: 'field4', type: 'email', label: 'E-mail', required: true },
        { id: 'field5', type: 'phone', label: 'Telephone' },
        { id: 'field6', type: 'date', label: 'Arrival' },
        { id: 'field7', type: 'time', label: 'At', step: 15 },
        { id: 'field8', type: 'address', label: 'Address', countries: ['CH', 'DE', 'GE', 'GR'] },
        { id: 'field9', type: 'hidden', label: 'Source', parameter: 'utm_source' },
        { id: 'field10', type: 'hidden', label: 'Beds', formula: 'field2 * 2' },
        { id: 'field11', type: 'rich_text', label: 'Text', text: '**[field1]** needs [field2 * 2] beds.' },
      ],
    },
    {
      id: 'page2',
      label: 'Your stay',
      fields: [
        {
          id: 'field12',
          type: 'multiple_choice',
          label: 'Course',
          options: [
            { value: 'sail', label: 'Sailing' },
            { value: 'paint', label: 'Painting' },
          ],
          other: { label: 'Another' },
        },
        {
          id: 'field13',
          type: 'multiple_choice',
          label: 'Meals',
          multiple: true,
          options: [
            { value: 'early', label: 'Breakfast', price: 7.5 },
            { value: 'noon', label: 'Lunch', price: 12 },
            { value: 'late', label: 'Dinner' },
          ],
        },
        {
          id: 'field14',
          type: 'dropdown',
          label: 'Room',
          options: [
            { value: 'single', label: 'Single' },
            { value: 'double', label: 'Double' },
          ],
        },
        { id: 'field23', type: 'one_line_input', label: 'Shared with', required: true },
        { id: 'field15', type: 'rating', label: 'Swimming' },
        { id: 'field16', type: 'nps', label: 'Recommend' },
        { id: 'field17', type: 'slider', label: 'Sleep', max: 12, default: 6, unit: 'h' },
        { id: 'field18', type: 'slider', label: 'Distance', max: 2000, step: 0.5 },
        { id: 'field19', type: 'file_upload', label: 'Papers', max_count: 2 },
        {
          id: 'field20',
          type: 'table_entry',
          label: 'Children',
          columns: [
            { id: 'column1', label: 'Called', required: true },
            { id: 'column2', label: 'Swims', type: 'checkbox' },
          ],
        },
        {
          id: 'field21',
          type: 'table_entry',
          label: 'Days',
          columns: [
            {
              id: 'column1',
              label: 'Morning',
              type: 'choice',
              options: [
                { value: 'lake', label: 'Lake' },
                { value: 'free', label: 'Free' },
              ],
            },
          ],
          rows: [
            { id: 'row1', label: 'Monday' },
            { id: 'row2', label: 'Tuesday' },
          ],
        },
        { id: 'field22', type: 'calendly', label: 'Call', url: 'https://calendly.com/anna/30min' },
      ],
    },
  ],
  logic: [
    {
      when: { field: 'field14', operator: 'is', value: 'double' },
      do: [{ action: 'show', field: 'field23' }],
    },
  ],
  ending: { title: 'See you', message: 'Until then, [field1].' },
  translations: {
    ar: {
      title: 'إقامة عند البحيرة',
      pages: { page1: { label: 'أنت' }, page2: { label: 'إقامتك' } },
      fields: {
        field1: { label: 'الاسم' },
        field4: { label: 'البريد الإلكتروني' },
        field11: { text: 'يحتاج **[field1]** إلى [field2 * 2] أسرّة.' },
        field12: { label: 'الدورة', other: 'دورة أخرى', options: { sail: 'إبحار', paint: 'رسم' } },
        field15: { label: 'السباحة' },
        field20: { label: 'الأطفال', columns: { column1: 'الاسم', column2: 'يسبح' } },
      },
      ending: { title: 'إلى اللقاء' },
    },
  },
};

export const card: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'credit_card', label: 'Deposit', currency: 'EUR', amount: '120.00' },
      ],
    },
  ],
};

/** The names of the uploaded files; the server assigns their ids. */
export const papers = ['passport ü.txt', '<b>.txt'];

export const files = papers.map((name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`I am ${name}`),
}));
export const name = 'Zoë "Z" <b>O’Hara</b> & 孫';
export const wishes = ['A quiet room.', '', 'No feathers [field1]'];
export const booking = 'https://calendly.com/events/0a1b2c3d';

/** The result of both ways to fill it in, in API v2. */
export const inV2: readonly (readonly [id: string, type: string, value: unknown])[] = [
  ['field1', 'string', name],
  ['field2', 'string', '3'],
  ['field3', 'string', 'A quiet room.\n\nNo feathers [field1]'],
  ['field4', 'string', 'zoe@example.org'],
  ['field5', 'string', '+493090182000'],
  ['field6', 'string', '2030-12-24'],
  ['field7', 'string', '16:45'],
  [
    'field8',
    'address',
    {
      full_address: 'Am See 1, Köln, 50667, DE',
      line1: 'Am See 1',
      line2: '',
      city: 'Köln',
      state: '',
      postal_code: '50667',
      country: 'DE',
    },
  ],
  ['field9', 'string', 'poster & co'],
  ['field10', 'string', '6'],
  ['field11', 'string', `${name} needs 6 beds.`],
  ['field12', 'options', [{ label: 'Another', value: 'Diving, deep' }]],
  [
    'field13',
    'options',
    [
      { label: 'Breakfast', value: 'early' },
      { label: 'Dinner', value: 'late' },
    ],
  ],
  ['field14', 'options', [{ label: 'Double', value: 'double' }]],
  ['field23', 'string', 'Ana'],
  ['field15', 'number', 4],
  ['field16', 'number', 9],
  ['field17', 'number', 8],
  ['field18', 'number', 120.5],
  ['field19', 'files', papers],
  [
    'field20',
    'table',
    {
      headers: ['Called', 'Swims'],
      rows: [
        ['Bo', 'yes'],
        ['Cy', ''],
      ],
    },
  ],
  [
    'field21',
    'table',
    {
      headers: ['', 'Morning'],
      rows: [
        ['Monday', 'Lake'],
        ['Tuesday', 'Free'],
      ],
    },
  ],
  ['field22', 'string', booking],
];

/** The same in API v1: the answer and its extra value. */
export const inV1: readonly (readonly [id: string, label: string, answer: unknown, value?: unknown])[] = [
  ['field1', 'Name', name],
  ['field2', 'Guests', '3'],
  ['field3', 'Wishes', 'A quiet room.\n\nNo feathers [field1]'],
  ['field4', 'E-mail', 'zoe@example.org'],
  ['field5', 'Telephone', '+493090182000'],
  ['field6', 'Arrival', '2030-12-24'],
  ['field7', 'At', '16:45'],
  ['field8', 'Address', 'Am See 1, Köln, 50667, DE'],
  ['field9', 'Source', 'poster & co'],
  ['field10', 'Beds', '6'],
  ['field11', 'Text', `${name} needs 6 beds.`],
  ['field12', 'Course', ['Diving, deep']],
  ['field13', 'Meals', ['early', 'late'], [7.5, 0]],
  ['field14', 'Room', ['double']],
  ['field23', 'Shared with', 'Ana'],
  ['field15', 'Swimming', '4'],
  ['field16', 'Recommend', '9'],
  ['field17', 'Sleep', '8'],
  ['field18', 'Distance', '120.5'],
  ['field19', 'Papers', papers, papers],
  ['field20', 'Children', ['Bo | yes', 'Cy | ']],
  ['field21', 'Days', ['Monday | Lake', 'Tuesday | Free']],
  ['field22', 'Call', booking],
];
