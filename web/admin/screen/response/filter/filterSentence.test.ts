import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { texts as logic } from '#admin/texts/compiled/form/logic/en.ts';
import { texts } from '#admin/texts/compiled/response/table/en.ts';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import { deviceClasses, type ResponseFilter } from '#form/query/responseQuery.ts';
import { factValue, filterSentence } from './filterSentence.ts';
import { isComplete, newFilter } from './newFilter.ts';

const base = { page: '', price: false, current: true, options: [], sortable: true, field: {} };
const columns: readonly ResponseColumn[] = [
  {
    ...base,
    id: 'field1',
    type: 'rating',
    label: 'Rating',
    comparison: 'number',
    operators: ['is', 'is_not', 'is_empty', 'is_not_empty', 'is_under', 'is_over'],
  },
  {
    ...base,
    id: 'field2',
    type: 'dropdown',
    label: 'Way',
    comparison: 'options',
    operators: ['is', 'contains', 'is_empty'],
    options: [
      { value: 'train', label: 'By train' },
      { value: 'car', label: 'By car' },
    ],
  },
  {
    ...base,
    id: 'field3',
    type: 'comment',
    label: 'Comment',
    comparison: 'text',
    operators: ['is', 'contains'],
  },
  { ...base, id: 'field4', type: 'date', label: 'Day', comparison: 'day', operators: ['is', 'is_under'] },
];
const words = { texts, logic, locale: 'en-GB', columns };

describe('a filter as a sentence', () => {
  const cases: readonly (readonly [ResponseFilter, string])[] = [
    [{ on: 'field', field: 'field1', operator: 'is_over', value: 3 }, 'Rating is more than 3'],
    [{ on: 'field', field: 'field1', operator: 'is_empty' }, 'Rating is empty'],
    [{ on: 'field', field: 'field2', operator: 'is', value: 'train' }, 'Way is By train'],
    [{ on: 'field', field: 'field3', operator: 'contains', value: 'good' }, 'Comment contains “good”'],
    [
      { on: 'field', field: 'field4', operator: 'is_under', value: '2026-11-15' },
      'Day is before 15 Nov 2026',
    ],
    [{ on: 'field', field: 'field9', operator: 'is', value: 'x' }, 'Deleted question'],
    [{ on: 'country', operator: 'is', values: ['DE', ''] }, 'Country is Germany or Unknown'],
    [{ on: 'device', operator: 'is_not', values: ['phone'] }, 'Device is not Phone'],
    [
      { on: 'language', operator: 'is', values: ['pt-BR', ''] },
      'Language is Brazilian Portuguese or Unknown',
    ],
    [{ on: 'language', operator: 'is_not', values: ['not a tag'] }, 'Language is not not a tag'],
    [{ on: 'tag', operator: 'is', values: ['urgent'] }, 'Tagged urgent'],
    [
      { on: 'date', from: '2026-11-01T12:00:00Z', before: '2026-11-08T12:00:00Z' },
      'Received 1 Nov 2026 to 8 Nov 2026',
    ],
  ];
  for (const [filter, sentence] of cases)
    test(sentence, () => assert.equal(filterSentence(filter, words), sentence));
});

test('every device that is stored has a name', () => {
  const names = deviceClasses.map((device) => factValue('device', device, words));
  assert.deepEqual(names, ['Computer', 'Phone', 'Tablet', 'Program', 'Unknown']);
});

test('a new filter has a comparison that fits, and can be applied once it has a value', () => {
  const text = newFilter('field3', columns);
  assert.deepEqual(text, { on: 'field', field: 'field3', operator: 'contains' });
  assert.ok(text !== undefined && !isComplete(text));
  const choice = newFilter('field2', columns);
  assert.ok(choice !== undefined && isComplete(choice));
  assert.equal(newFilter('field9', columns), undefined);
  assert.equal(isComplete({ on: 'country', operator: 'is', values: [] }), false);
});
