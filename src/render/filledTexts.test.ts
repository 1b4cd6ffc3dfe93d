import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { changedTexts, filledTexts, writeTexts } from './filledTexts.ts';
import { pageView } from './testing/pageView.ts';

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'slider', label: 'Bags', min: 0, max: 9 },
        { id: 'field2', type: 'rich_text', label: '', text: 'Plain.' },
        { id: 'field3', type: 'rich_text', label: '', text: '# Sum\n\n[field1 * 2]' },
        { id: 'field4', type: 'rich_text', label: '', text: 'Many: [field1]' },
        { id: 'field5', type: 'rich_text', label: '', text: '[if(field1 > 5, "Thanks", "")]' },
        { id: 'field6', type: 'credit_card', label: 'Pay', formula: 'field1 * 2', currency: 'EUR' },
      ],
    },
  ],
  logic: [
    {
      when: { field: 'field1', operator: 'is_over', value: 5 },
      do: [{ action: 'show', field: 'field4' }],
    },
  ],
};
const textsFor = (bags: number, unpaid?: 'sometimes') =>
  filledTexts(
    { ...pageView(definition, { sent: new Map([['field1', [`${bags}`]]]) }), unpaid },
    definition,
  ) ?? assert.fail();

test('texts that depend on answers are those currently shown', () => {
  assert.deepEqual(
    [...textsFor(1)],
    [
      ['field3', 'Sum\n\n2'],
      ['field6', 'EUR 2.00'],
    ],
  );
  assert.deepEqual([...textsFor(6).keys()], ['field3', 'field4', 'field5', 'field6']);
  assert.deepEqual([...textsFor(0, 'sometimes')], [['field3', 'Sum\n\n0']]);
});

test('only texts that differ from before count as changed', () => {
  assert.deepEqual(changedTexts(textsFor(1), writeTexts(textsFor(1))), []);
  assert.deepEqual(changedTexts(textsFor(2), writeTexts(textsFor(1))), ['field3', 'field6']);
  assert.deepEqual(changedTexts(textsFor(6), writeTexts(textsFor(1))), [
    'field3',
    'field4',
    'field5',
    'field6',
  ]);
  assert.deepEqual(changedTexts(textsFor(1), ''), ['field3', 'field6']);
});

test('a form without such texts has no result', () => {
  const [page] = definition.pages;
  const plain = { ...definition, logic: [], pages: [{ ...page, fields: page?.fields.slice(0, 2) ?? [] }] };
  const whole = plain as FormDefinition;
  assert.equal(filledTexts(pageView(whole), whole), undefined);
});
