import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field } from '../definition/document.ts';
import type { Condition } from '../schema/logic.ts';
import { uploads } from './testing/contexts.ts';
import { formWith, stateOf, text } from './testing/smallForms.ts';

const label = 'A field';
const options = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
];
const choice: Field = { id: 'field1', type: 'multiple_choice', label, options, multiple: true, other: {} };
const cases: [string, Field, Condition, unknown, boolean][] = [
  ['exactly this one', choice, { field: 'field1', operator: 'is', value: 's' }, ['s'], true],
  ['one of two is not it', choice, { field: 'field1', operator: 'is', value: 's' }, ['s', 'l'], false],
  ['among the chosen', choice, { field: 'field1', operator: 'contains', value: 's' }, ['s', 'l'], true],
  [
    'Other by its value',
    choice,
    { field: 'field1', operator: 'contains', value: 'other' },
    [{ other: 'Huge' }],
    true,
  ],
  ['an option in other letters', choice, { field: 'field1', operator: 'is', value: 'S' }, ['s'], false],
  [
    'a number by its value',
    { id: 'field1', type: 'slider', label, step: 0.1 },
    { field: 'field1', operator: 'is', value: '0.30' },
    0.3,
    true,
  ],
  [
    'numbers, not texts',
    { id: 'field1', type: 'nps', label },
    { field: 'field1', operator: 'is_over', value: 9 },
    10,
    true,
  ],
  [
    'nothing is not under 5',
    { id: 'field1', type: 'nps', label },
    { field: 'field1', operator: 'is_under', value: 5 },
    null,
    false,
  ],
  [
    'nothing is not 5',
    { id: 'field1', type: 'nps', label },
    { field: 'field1', operator: 'is_not', value: 5 },
    null,
    true,
  ],
  [
    'a day before',
    { id: 'field1', type: 'date', label },
    { field: 'field1', operator: 'is_under', value: '2026-12-31' },
    '2026-02-01',
    true,
  ],
  [
    'a time after',
    { id: 'field1', type: 'time', label },
    { field: 'field1', operator: 'is_over', value: '09:30' },
    '10:00',
    true,
  ],
  [
    'a value that is no date',
    { id: 'field1', type: 'date', label },
    { field: 'field1', operator: 'is_over', value: 'soon' },
    '2026-02-01',
    false,
  ],
  [
    'files by number',
    { id: 'field1', type: 'file_upload', label, max_count: 2 },
    { field: 'field1', operator: 'is', value: 2 },
    uploads,
    true,
  ],
  [
    'an operator that does not fit',
    text(1),
    { field: 'field1', operator: 'is_under', value: 'z' },
    'a',
    false,
  ],
  ['a field that is not there', text(1), { field: 'field9', operator: 'is_empty' }, 'a', false],
  [
    'a formula as number',
    text(1),
    { formula: 'length(field1) * 2', operator: 'is_over', value: 5 },
    'abc',
    true,
  ],
  [
    'a formula as text',
    text(1),
    { formula: 'concat(field1, "!")', operator: 'is', value: 'ABC!' },
    'abc',
    true,
  ],
  ['a formula as truth', text(1), { formula: 'empty(field1)', operator: 'is', value: 'false' }, 'abc', true],
  ['a formula with a fault', text(1), { formula: 'length(', operator: 'is_not', value: 1 }, 'abc', false],
  [
    'groups',
    text(1),
    {
      all: [
        {
          any: [
            { field: 'field1', operator: 'is', value: 'x' },
            { field: 'field1', operator: 'contains', value: 'B' },
          ],
        },
        { field: 'field1', operator: 'is_not_empty' },
      ],
    },
    'abc',
    true,
  ],
];
for (const [name, field, when, sent, wanted] of cases) {
  test(name, () => {
    const form = formWith([[field], [text(2)]], [{ when, do: [{ action: 'require', field: 'field2' }] }]);
    assert.equal(stateOf(form, { field1: sent }).required.has('field2'), wanted);
  });
}
