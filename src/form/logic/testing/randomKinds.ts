import fc from 'fast-check';
import type { Field } from '../../definition/document.ts';
import type { Operator } from '../../schema/logic.ts';
import { uploads } from './contexts.ts';

/** The building blocks of random forms: few values, so that conditions often hold. */

export const everyOperator: readonly Operator[] = [
  'is',
  'is_not',
  'is_empty',
  'is_not_empty',
  'is_under',
  'is_over',
  'contains',
];

const options = ['x', 'y', 'z'].map((value, index) => ({
  value,
  label: value.toUpperCase(),
  price: index + 0.5,
}));
const texts = ['a', 'B', 'ab', ' A ', '2', ''] as const;
export const someText = fc.constantFrom(...texts);
export const someNumber = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(2.5, '3', -1));
const someDay = fc.constantFrom('2026-01-01', '2026-01-02', '2026-02-30', '');
const someClock = fc.constantFrom('09:30', '10:00', '9:30', '');
const someChoice = fc.oneof(
  fc.subarray(['x', 'y', 'z']),
  fc.constantFrom(['q'], [{ other: 'own words' }], [{ other: '' }], 'x', 'other', null),
);
export const odd = fc.constantFrom<unknown>(null, {}, [], true, 12, 'x', ['x', 3], { __proto__: 1 });

export interface Kind {
  readonly field: (id: string, formula: string) => Field;
  /** Possible submitted values. */
  readonly sent: fc.Arbitrary<unknown>;
  /** Possible operands of a condition. */
  readonly compared: fc.Arbitrary<string | number>;
}

const label = 'A field';
/** Every kind of field that logic distinguishes. */
export const kinds: readonly Kind[] = [
  { field: (id) => ({ id, type: 'one_line_input', label }), sent: someText, compared: someText },
  {
    field: (id) => ({ id, type: 'one_line_input', label, accepts: 'number', max: 4 }),
    sent: someNumber,
    compared: fc.oneof(someNumber, someText),
  },
  { field: (id) => ({ id, type: 'comment', label, required: true }), sent: someText, compared: someText },
  {
    field: (id) => ({ id, type: 'multiple_choice', label, options, multiple: true, other: {} }),
    sent: someChoice,
    compared: fc.constantFrom('x', 'y', 'z', 'other', 'q'),
  },
  {
    field: (id) => ({ id, type: 'dropdown', label, options }),
    sent: fc.constantFrom('x', 'y', 'z', 'q', ''),
    compared: fc.constantFrom('x', 'y', 'z'),
  },
  { field: (id) => ({ id, type: 'rating', label, required: true }), sent: someNumber, compared: someNumber },
  {
    field: (id) => ({ id, type: 'slider', label, max: 5, step: 0.5 }),
    sent: someNumber,
    compared: someNumber,
  },
  { field: (id) => ({ id, type: 'date', label }), sent: someDay, compared: someDay },
  { field: (id) => ({ id, type: 'time', label }), sent: someClock, compared: someClock },
  {
    field: (id) => ({ id, type: 'address', label }),
    sent: fc.constantFrom({ line1: 'Street 1', city: 'Bonn', country: 'DE' }, { city: 'Bonn' }, null),
    compared: someText,
  },
  {
    field: (id) => ({ id, type: 'table_entry', label, columns: [{ id: 'column1', label }] }),
    sent: fc.constantFrom({ rows: [['a']] }, { rows: [['a'], ['b']] }, { rows: [] }, null),
    compared: someNumber,
  },
  {
    field: (id) => ({ id, type: 'file_upload', label, max_count: 3 }),
    sent: fc.oneof(fc.subarray([...uploads]), fc.constant(['unknown'])),
    compared: someNumber,
  },
  { field: (id) => ({ id, type: 'hidden', label }), sent: someText, compared: someText },
  { field: (id, formula) => ({ id, type: 'hidden', label, formula }), sent: someText, compared: someText },
  { field: (id, formula) => ({ id, type: 'hidden', label, formula }), sent: odd, compared: someText },
  {
    field: (id, formula) => ({ id, type: 'rich_text', label, text: `**Sum**: [${formula}]` }),
    sent: someText,
    compared: someText,
  },
  {
    field: (id, formula) => ({ id, type: 'credit_card', label, currency: 'EUR', formula }),
    sent: someText,
    compared: someNumber,
  },
  { field: (id) => ({ id, type: 'of_another_server', label }), sent: someText, compared: someText },
];
