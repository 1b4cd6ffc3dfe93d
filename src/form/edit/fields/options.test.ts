import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../../definition/document.ts';
import { rulesMentioning } from './mentions.ts';
import { addOptions, linesOf, removeOption } from './options.ts';
import { changeText } from './texts.ts';

const options = [
  { value: 'option1', label: 'Red' },
  { value: 'option3', label: 'Blue' },
];
const draft: FormDefinition = {
  format: 2,
  title: 'Colours',
  pages: [
    {
      id: 'page1',
      label: 'One',
      fields: [
        { id: 'field1', key: 'colour', type: 'multiple_choice', label: 'Which?', options },
        { id: 'field2', type: 'one_line_input', label: 'Why?', description: 'In short' },
      ],
    },
  ],
  logic: [
    {
      when: { field: 'colour', operator: 'is', value: 'option1' },
      do: [{ action: 'hide', field: 'field2' }],
    },
    { when: { formula: 'length(field2) > 3', operator: 'is' }, do: [{ action: 'hide', page: 'page1' }] },
  ],
};

const optionsOf = (form: FormDefinition) => {
  const [field] = form.pages[0]?.fields ?? [];
  return (field as Field & { options: typeof options }).options;
};

test('new options get values of their own and stay in order', () => {
  const next = addOptions(draft, 'field1', 0, ['Green', 'Yellow']);
  assert.deepEqual(
    optionsOf(next).map(({ value, label }) => `${value} ${label}`),
    ['option1 Red', 'option4 Green', 'option5 Yellow', 'option3 Blue'],
  );
  assert.deepEqual(optionsOf(removeOption(draft, 'field1', 0)), [options[1]]);
  assert.equal(addOptions(draft, 'field2', 0, ['x']), draft, 'other fields have none');
});

test('a pasted list loses its bullets and empty lines', () => {
  assert.deepEqual(linesOf('- Red\n\n* Green\r\n3. Blue\n 4) Black \nWhite'), [
    'Red',
    'Green',
    'Blue',
    'Black',
    'White',
  ]);
});

test('texts change in place, and empty optional ones disappear', () => {
  assert.equal(changeText(draft, { on: 'form', text: 'title' }, 'Colours'), draft);
  assert.ok(!('title' in changeText(draft, { on: 'form', text: 'title' }, '')));
  const described = changeText(draft, { on: 'field', field: 'field2', text: 'description' }, '');
  assert.ok(!('description' in (described.pages[0]?.fields[1] ?? {})));
  const label = changeText(draft, { on: 'page', page: 'page1', text: 'label' }, '');
  assert.equal(label.pages[0]?.label, '', 'a page always has a label');
  const option = changeText(draft, { on: 'option', field: 'field1', option: 1 }, 'Navy');
  assert.equal(optionsOf(option)[1]?.label, 'Navy');
  assert.equal(changeText(draft, { on: 'field', field: 'field2', text: 'text' }, 'x'), draft);
});

test('rules that name a field are counted, by its id, by its key and in formulas', () => {
  assert.equal(rulesMentioning(draft, ['field1']), 1);
  assert.equal(rulesMentioning(draft, ['field2']), 2);
  assert.equal(rulesMentioning(draft, ['page1']), 1);
  assert.equal(rulesMentioning(draft, ['field9']), 0);
});
