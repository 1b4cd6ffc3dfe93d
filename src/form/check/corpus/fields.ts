import { age, type BrokenForm, colour, name, onePage } from './brokenForm.ts';

const red = { value: 'red', label: 'Red' };
const blue = { value: 'blue', label: 'Blue' };

export const fields: BrokenForm[] = [
  {
    name: 'lengths the wrong way round',
    form: onePage([{ ...name, type: 'one_line_input', min_length: 20, max_length: 10, default: 'Anna' }]),
    findings: ['bounds_contradict pages[0].fields[0].min_length'],
  },
  {
    name: 'a least length above the greatest that is the default',
    form: onePage([{ ...name, type: 'one_line_input', min_length: 2000 }]),
    findings: ['bounds_contradict pages[0].fields[0].min_length'],
  },
  {
    name: 'a comment that must be longer than it may be',
    form: onePage([{ id: 'field1', type: 'comment', label: 'Why', min_length: 50, max_length: 49 }]),
    findings: ['bounds_contradict pages[0].fields[0].min_length'],
  },
  {
    name: 'numbers the wrong way round, which a condition compares',
    form: onePage([{ ...age, type: 'one_line_input', accepts: 'number', min: 100, max: 1 }, name], {
      logic: [
        {
          when: { field: 'field4', operator: 'is_over', value: 1 },
          do: [{ action: 'show', field: 'field1' }],
        },
      ],
    }),
    findings: ['bounds_contradict pages[0].fields[0].min'],
  },
  {
    name: 'every domain that is allowed is blocked',
    form: onePage([
      {
        id: 'field1',
        type: 'email',
        label: 'Mail',
        allowed_domains: ['example.org'],
        blocked_domains: ['example.com', 'example.org'],
      },
    ]),
    findings: ['bounds_contradict pages[0].fields[0].allowed_domains'],
  },
  {
    name: 'dates the wrong way round',
    form: onePage([{ id: 'field1', type: 'date', label: 'Day', min: '2026-12-31', max: '2026-01-01' }]),
    findings: ['bounds_contradict pages[0].fields[0].min'],
  },
  {
    name: 'days counted from today the wrong way round',
    form: onePage([{ id: 'field1', type: 'date', label: 'Day', min: 'today+7', max: 'today' }]),
    findings: ['bounds_contradict pages[0].fields[0].min'],
  },
  {
    name: 'a weekend in which only Mondays are taken',
    form: onePage([
      {
        id: 'field1',
        type: 'date',
        label: 'Day',
        min: '2026-11-14',
        max: '2026-11-15',
        weekdays: ['monday'],
      },
    ]),
    findings: ['bounds_contradict pages[0].fields[0].weekdays'],
  },
  {
    name: 'days that no calendar has',
    form: onePage([
      {
        id: 'field1',
        type: 'date',
        label: 'Day',
        min: '2026-02-30',
        max: '2026-13-01',
        default: '2025-02-29',
      },
    ]),
    findings: [
      'date_impossible pages[0].fields[0].min',
      'date_impossible pages[0].fields[0].max',
      'date_impossible pages[0].fields[0].default',
    ],
  },
  {
    name: 'times the wrong way round',
    form: onePage([{ id: 'field1', type: 'time', label: 'When', min: '18:00', max: '09:00' }]),
    findings: ['bounds_contradict pages[0].fields[0].min'],
  },
  {
    name: 'a step of time longer than the day is open',
    form: onePage([{ id: 'field1', type: 'time', label: 'When', min: '09:00', max: '09:30', step: 60 }]),
    findings: ['step_impossible pages[0].fields[0].step'],
  },
  {
    name: 'more options asked for than there are',
    form: onePage([
      {
        id: 'field1',
        type: 'multiple_choice',
        label: 'Colour',
        options: [red, blue],
        multiple: true,
        min: 3,
      },
    ]),
    findings: ['bounds_contradict pages[0].fields[0].min'],
  },
  {
    name: 'more options at least than at most',
    form: onePage([
      {
        id: 'field1',
        type: 'multiple_choice',
        label: 'Colour',
        options: [red, blue],
        multiple: true,
        min: 2,
        max: 1,
      },
    ]),
    findings: ['bounds_contradict pages[0].fields[0].min'],
  },
  {
    name: 'a slider that begins above its end',
    form: onePage([{ id: 'field1', type: 'slider', label: 'How much', min: 200, default: 150 }]),
    findings: ['bounds_contradict pages[0].fields[0].min'],
  },
  {
    name: 'a slider that cannot be moved',
    form: onePage([{ id: 'field1', type: 'slider', label: 'How much', max: 5, step: 10 }]),
    findings: ['step_impossible pages[0].fields[0].step'],
  },
  {
    name: 'more files at least than the one that is the default',
    form: onePage([{ id: 'field1', type: 'file_upload', label: 'Files', min_count: 2 }]),
    findings: ['bounds_contradict pages[0].fields[0].min_count'],
  },
  {
    name: 'a signature with settings of other uploads',
    form: onePage([
      {
        id: 'field1',
        type: 'file_upload',
        label: 'Signature',
        signature: true,
        types: ['.pdf'],
        min_count: 2,
      },
    ]),
    findings: ['setting_unused pages[0].fields[0].types', 'setting_unused pages[0].fields[0].min_count'],
  },
  {
    name: 'more rows at least than at most',
    form: onePage([
      {
        id: 'field1',
        type: 'table_entry',
        label: 'Guests',
        columns: [{ id: 'column1', label: 'Name' }],
        min_rows: 30,
      },
    ]),
    findings: ['bounds_contradict pages[0].fields[0].min_rows'],
  },
  {
    name: 'a pattern that is forgotten, and one that cannot be read',
    form: onePage([
      { id: 'field1', type: 'one_line_input', label: 'Code', accepts: 'pattern' },
      {
        id: 'field2',
        type: 'one_line_input',
        label: 'Number',
        accepts: 'pattern',
        pattern: '[0-9',
        default: '7',
      },
      { id: 'field3', type: 'one_line_input', label: 'Word', accepts: 'pattern', pattern: '(a)\\1' },
    ]),
    findings: [
      'pattern_invalid pages[0].fields[0].pattern',
      'pattern_invalid pages[0].fields[1].pattern',
      'pattern_invalid pages[0].fields[2].pattern',
    ],
  },
  {
    name: 'countries that do not exist',
    form: onePage([
      { id: 'field1', type: 'phone', label: 'Phone', default_country: 'XX' },
      { id: 'field2', type: 'address', label: 'Address', countries: ['DE', 'QQ'] },
    ]),
    findings: [
      'country_unknown pages[0].fields[0].default_country',
      'country_unknown pages[0].fields[1].countries[1]',
    ],
  },
  {
    name: 'defaults that their own fields refuse',
    form: onePage([
      { id: 'field1', type: 'one_line_input', label: 'Age', accepts: 'number', default: 'old' },
      { id: 'field2', type: 'email', label: 'Mail', default: 'nobody' },
      { id: 'field3', type: 'rating', label: 'Stars', max: 3, default: 4 },
      { id: 'field4', type: 'slider', label: 'Volume', step: 10, default: 15 },
      { id: 'field5', type: 'date', label: 'Day', min: '2026-01-01', default: '2025-12-31' },
      { id: 'field6', type: 'date', label: 'Next day', min: 'today+1', default: 'today' },
      { id: 'field7', type: 'time', label: 'Hour', max: '12:00', default: '13:00' },
      {
        id: 'field8',
        type: 'multiple_choice',
        label: 'Colour',
        options: [red, blue],
        default: ['red', 'blue'],
      },
      {
        id: 'field9',
        type: 'one_line_input',
        label: 'Code',
        accepts: 'pattern',
        pattern: '[a-z]+',
        default: '7',
      },
      { id: 'field10', type: 'address', label: 'Address', countries: ['DE', 'FR'], default_country: 'IT' },
    ]),
    findings: [
      'default_invalid pages[0].fields[9].default_country',
      'default_invalid pages[0].fields[0].default',
      'default_invalid pages[0].fields[1].default',
      'default_invalid pages[0].fields[2].default',
      'default_invalid pages[0].fields[3].default',
      'default_invalid pages[0].fields[4].default',
      'default_invalid pages[0].fields[5].default',
      'default_invalid pages[0].fields[6].default',
      'default_invalid pages[0].fields[7].default',
      'default_invalid pages[0].fields[8].default',
    ],
  },
  {
    name: 'defaults that are no option any more',
    form: onePage([
      { id: 'field1', type: 'dropdown', label: 'One', options: [red], default: 'green' },
      {
        id: 'field2',
        type: 'multiple_choice',
        label: 'Some',
        options: [red],
        multiple: true,
        default: ['red', 'green'],
      },
    ]),
    findings: ['option_unknown pages[0].fields[0].default', 'option_unknown pages[0].fields[1].default'],
  },
  {
    name: 'two payments, one of them of nothing',
    form: onePage([
      { id: 'field1', type: 'credit_card', label: 'Pay', currency: 'EUR', amount: '25.00' },
      { id: 'field2', type: 'credit_card', label: 'Pay more', amount: '0.00' },
    ]),
    findings: [
      'payment_twice pages[0].fields[1]',
      'payment_currency_missing pages[0].fields[1].currency',
      'payment_amount_missing pages[0].fields[1].amount',
    ],
  },
  ...[
    ['10.005', 'USD'],
    ['0.004', 'USD'],
    ['0.4', 'JPY'],
    ['5.125', 'KWD'],
  ].map(
    ([amount, currency = '']): BrokenForm => ({
      name: `a fixed amount of ${amount} ${currency}, which cannot be paid`,
      form: onePage([{ id: 'field1', type: 'credit_card', label: 'Pay', currency, amount }]),
      findings: ['payment_amount_impossible pages[0].fields[0].amount'],
    }),
  ),
  {
    name: 'a form in a currency that nobody has',
    form: { ...onePage([{ id: 'field1', type: 'comment', label: 'Words' }]), currency: 'ZQZ' },
    findings: ['currency_unknown currency'],
  },
  {
    name: 'a payment in another currency than the form',
    form: {
      ...onePage([{ id: 'field1', type: 'credit_card', label: 'Pay', currency: 'USD', amount: '25.00' }]),
      currency: 'EUR',
    },
    findings: ['currencies_differ pages[0].fields[0].currency'],
  },
  {
    name: 'a payment in a currency that nobody has',
    form: onePage([{ id: 'field1', type: 'credit_card', label: 'Pay', currency: 'ZQZ' }]),
    findings: [
      'currency_unknown pages[0].fields[0].currency',
      'payment_amount_missing pages[0].fields[0].amount',
    ],
  },
  {
    name: 'a booking without a calendar',
    form: onePage([{ id: 'field1', type: 'calendly', label: 'When' }]),
    findings: ['calendar_missing pages[0].fields[0].url'],
  },
  {
    name: 'settings that do nothing beside others',
    form: onePage([
      { id: 'field1', type: 'one_line_input', label: 'Code', pattern: '[0-9]+', min: 3 },
      { ...colour, type: 'multiple_choice', options: [red, blue], max: 1, show_prices: true },
      { id: 'field3', type: 'hidden', label: 'Sum', formula: '1 + 1', default: '3' },
      { id: 'field4', type: 'credit_card', label: 'Pay', currency: 'EUR', amount: '5', formula: '10' },
      {
        id: 'field5',
        type: 'table_entry',
        label: 'Table',
        columns: [{ id: 'column1', label: 'A', options: [red] }],
        rows: [{ id: 'row1', label: 'One' }],
        max_rows: 4,
      },
      {
        id: 'field6',
        type: 'address',
        label: 'Address',
        parts: ['city'],
        required_parts: ['city', 'country'],
      },
    ]),
    findings: [
      'setting_unused pages[0].fields[0].pattern',
      'setting_unused pages[0].fields[0].min',
      'setting_unused pages[0].fields[1].max',
      'setting_unused pages[0].fields[1].show_prices',
      'setting_unused pages[0].fields[2].default',
      'setting_unused pages[0].fields[3].amount',
      'setting_unused pages[0].fields[4].max_rows',
      'setting_unused pages[0].fields[4].columns[0].options',
      'setting_unused pages[0].fields[5].required_parts',
    ],
  },
];
