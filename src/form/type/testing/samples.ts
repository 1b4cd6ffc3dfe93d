import fc from 'fast-check';
import type { FormulaUse } from '../../formula/formula.ts';
import type { Answer } from '../../value/answer.ts';
import type { FieldType } from '../../value/kinds.ts';
import type { Comparison, Source } from '../behaviour.ts';
import { formatPayment } from '../creditCard/behaviour.ts';
import type { FieldOf, KnownField } from '../declarations.ts';
import * as given from './answers.ts';
import { uploads } from './context.ts';

/** A field, valid answers for it, and its expected behaviour. */
export interface Sample {
  readonly field: KnownField;
  readonly answers: fc.Arbitrary<Answer>;
  readonly source: Source;
  readonly comparison: Comparison;
  readonly formulaUse: FormulaUse;
}

type Settings<Type extends FieldType> = Omit<FieldOf<Type>, 'id' | 'type' | 'label'>;
type Traits = Omit<Sample, 'field' | 'answers'>;

function traits(comparison: Comparison, formulaUse: FormulaUse, source: Source = 'visitor'): Traits {
  return { comparison, formulaUse, source };
}

const shared = { id: 'field7', label: 'A question, "quoted" & <marked>' } as const;
const options = [
  { value: 'red', label: 'Red, or nearly so' },
  { value: 'blue', label: 'Blue' },
  { value: 'green', label: 'blue' },
  { value: 'constructor', label: '__proto__' },
];
const priced = options.map((option, index) => ({ ...option, price: [12.5, 0, -0.1, 1e9][index] ?? 0 }));
const values = options.map(({ value }) => value);

/** At least one sample of each type, and more where settings change the behaviour. */
export const samples: { readonly [Type in FieldType]: readonly Sample[] } = {
  one_line_input: [
    oneLineInput({ placeholder: 'Name', max_length: 200 }, given.line, traits('text', 'text')),
    oneLineInput({ accepts: 'letters' }, given.letters, traits('text', 'text')),
    oneLineInput({ accepts: 'number', min: -1000, max: 1e15 }, given.numberText, traits('number', 'either')),
    oneLineInput({ accepts: 'url' }, given.webAddress, traits('text', 'text')),
    oneLineInput({ accepts: 'pattern', pattern: '[A-Z]{2}\\d{3}' }, given.code, traits('text', 'text')),
  ],
  comment: [
    { field: { ...shared, type: 'comment', min_length: 1 }, answers: given.lines, ...traits('text', 'text') },
  ],
  email: [
    { field: { ...shared, type: 'email' }, answers: given.email, ...traits('text', 'text') },
    {
      field: { ...shared, type: 'email', allowed_domains: ['example.org'] },
      answers: given.email.map((address) => address.replace(/@.*/, '@example.org')),
      ...traits('text', 'text'),
    },
  ],
  phone: [{ field: { ...shared, type: 'phone' }, answers: given.phone, ...traits('text', 'text') }],
  date: [
    { field: { ...shared, type: 'date' }, answers: given.day, ...traits('day', 'either') },
    {
      field: { ...shared, type: 'date', min: 'today', max: 'today+7' },
      answers: fc.constantFrom('2026-11-15', '2026-11-22'),
      ...traits('day', 'either'),
    },
  ],
  time: [{ field: { ...shared, type: 'time', step: 5 }, answers: given.time, ...traits('clock', 'either') }],
  address: [
    { field: { ...shared, type: 'address' }, answers: given.address, ...traits('presence', 'text') },
    {
      field: { ...shared, type: 'address', parts: ['city', 'country'], countries: ['DE', 'JP'] },
      answers: given.address.map((address) => ({ ...address, country: 'JP' })),
      ...traits('presence', 'text'),
    },
  ],
  hidden: [
    { field: { ...shared, type: 'hidden' }, answers: given.line, ...traits('text', 'either') },
    {
      field: { ...shared, type: 'hidden', formula: 'field1 * 2' },
      answers: given.numberText,
      ...traits('text', 'either', 'computed'),
    },
  ],
  rich_text: [
    {
      field: { ...shared, type: 'rich_text', text: '# Terms' },
      answers: given.lines,
      ...traits('none', 'none', 'nobody'),
    },
    {
      field: { ...shared, type: 'rich_text', text: 'Thank you, [field1].' },
      answers: given.lines,
      ...traits('none', 'none', 'computed'),
    },
  ],
  multiple_choice: [
    choice({ options }, given.oneOf(values), 'text'),
    choice({ options: priced }, given.oneOf(values), 'either'),
    choice({ options, multiple: true, max: 3 }, given.someOf(values, 3), 'text'),
    choice({ options, other: { label: 'Else' } }, given.otherOr(values, 'other'), 'text'),
    choice(
      { options: priced, multiple: true, other: { value: 'mine', price: 3, max_length: 1000 } },
      given.otherOr(values, 'mine'),
      'either',
    ),
  ],
  dropdown: [
    {
      field: { ...shared, type: 'dropdown', options },
      answers: given.oneOf(values),
      ...traits('options', 'text'),
    },
    {
      field: { ...shared, type: 'dropdown', options: priced },
      answers: given.oneOf(values),
      ...traits('options', 'either'),
    },
  ],
  rating: [
    {
      field: { ...shared, type: 'rating' },
      answers: fc.integer({ min: 1, max: 5 }),
      ...traits('number', 'either'),
    },
    {
      field: { ...shared, type: 'rating', step: 0.5, max: 7 },
      answers: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
      ...traits('number', 'either'),
    },
  ],
  nps: [
    {
      field: { ...shared, type: 'nps' },
      answers: fc.integer({ min: 0, max: 10 }),
      ...traits('number', 'either'),
    },
  ],
  slider: [
    {
      field: { ...shared, type: 'slider', min: -1, max: 1, step: 0.1 },
      answers: fc.integer({ min: -10, max: 10 }).map((tenths) => tenths / 10),
      ...traits('number', 'either'),
    },
    {
      field: { ...shared, type: 'slider' },
      answers: fc.integer({ min: 0, max: 100 }),
      ...traits('number', 'either'),
    },
  ],
  file_upload: [
    {
      field: { ...shared, type: 'file_upload', max_count: 4 },
      answers: fc.subarray([...uploads], { minLength: 1 }),
      ...traits('number', 'either'),
    },
    {
      field: { ...shared, type: 'file_upload', signature: true, max_size: 2_000_000 },
      answers: fc.constant(uploads.filter(({ type }) => type.startsWith('image/')).slice(0, 1)),
      ...traits('number', 'either'),
    },
    {
      field: { ...shared, type: 'file_upload', types: ['image', '.pdf'] },
      answers: fc.constantFrom(...uploads.slice(0, 2)).map((file) => [file]),
      ...traits('number', 'either'),
    },
  ],
  table_entry: [
    {
      field: {
        ...shared,
        type: 'table_entry',
        columns: [
          { id: 'column1', label: 'Name', required: true },
          { id: 'column2', label: 'Age', type: 'number' },
          { id: 'column3', label: 'Born', type: 'date' },
          { id: 'column4', label: 'Comes at', type: 'time' },
          { id: 'column5', label: 'Mail', type: 'email' },
          { id: 'column6', label: 'Colour', type: 'choice', options },
          { id: 'column7', label: 'Eats meat', type: 'checkbox' },
        ],
      },
      answers: given.table(values),
      ...traits('number', 'either'),
    },
    {
      field: {
        ...shared,
        type: 'table_entry',
        columns: [
          { id: 'column1', label: 'Good', type: 'checkbox' },
          { id: 'column2', label: 'Why' },
        ],
        rows: [
          { id: 'row1', label: 'Food' },
          { id: 'row2', label: 'Music' },
        ],
      },
      answers: given.matrix,
      ...traits('number', 'either'),
    },
  ],
  credit_card: [
    {
      field: { ...shared, type: 'credit_card', currency: 'USD', amount: '25.00' },
      answers: fc.nat(99_999).map((cents) =>
        formatPayment({
          currency: 'USD',
          amount: `${cents / 100}`,
          card: { brand: 'visa', lastDigits: '4242' },
        }),
      ),
      ...traits('none', 'none', 'payment'),
    },
  ],
  calendly: [
    {
      field: { ...shared, type: 'calendly', url: 'https://calendly.com/anna/30min' },
      answers: given.booking,
      ...traits('presence', 'text'),
    },
  ],
};

function oneLineInput(
  settings: Settings<'one_line_input'>,
  answers: fc.Arbitrary<string>,
  expected: Traits,
): Sample {
  return { field: { ...shared, type: 'one_line_input', ...settings }, answers, ...expected };
}

function choice(
  settings: Settings<'multiple_choice'>,
  answers: fc.Arbitrary<Answer>,
  formulaUse: FormulaUse,
): Sample {
  return {
    field: { ...shared, type: 'multiple_choice', ...settings },
    answers,
    ...traits('options', formulaUse),
  };
}
