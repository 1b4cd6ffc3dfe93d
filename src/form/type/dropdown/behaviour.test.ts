import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answerForm,
  answerJson,
  assertSurvives,
  assertWithstands,
  context,
  hostile,
  nothing,
} from '../testing/answering.ts';
import { dropdown } from './behaviour.ts';
import type { DropdownField } from './settings.ts';

const field: DropdownField = {
  id: 'field2',
  type: 'dropdown',
  label: 'Which size?',
  options: [
    { value: 's', label: 'Small' },
    { value: 'm', label: 'Medium' },
    { value: 'l', label: 'Large' },
  ],
};

test('an option comes by its value, in JSON as a text or as a list of one', () => {
  assert.deepEqual(answerForm(dropdown, field, { field2: ['m'] }), { kept: [{ value: 'm' }] });
  assert.deepEqual(answerJson(dropdown, field, 'm'), { kept: [{ value: 'm' }] });
  assert.deepEqual(answerJson(dropdown, field, ['m']), { kept: [{ value: 'm' }] });
  assert.deepEqual(answerJson(dropdown, field, ['m', 'm']), { kept: [{ value: 'm' }] });
});

test('the empty first line of a list is no answer', () => {
  assert.equal(answerForm(dropdown, field, { field2: [''] }), 'nothing');
  assert.equal(answerForm(dropdown, field, {}), 'nothing');
  for (const value of nothing) assert.equal(answerJson(dropdown, field, value), 'nothing', String(value));
});

test('one option that the form has, and no second one', () => {
  assert.equal(answerJson(dropdown, field, 'xl'), 'option_unknown');
  assert.equal(answerJson(dropdown, field, 'Medium'), 'option_unknown');
  assert.equal(answerJson(dropdown, field, 'M'), 'option_unknown');
  assert.equal(answerForm(dropdown, field, { field2: ['xl'] }), 'option_unknown');
  assert.equal(answerJson(dropdown, field, ['s', 'm']), 'one_option_only');
  assert.equal(answerForm(dropdown, field, { field2: ['s', 'm'] }), 'one_option_only');
  assert.equal(dropdown.validate(field, [{ value: 'xl' }], context)?.code, 'option_unknown');
});

test('there is no "Other" in a list', () => {
  assert.equal(answerJson(dropdown, field, { other: 'huge' }), 'option_unknown');
  assert.equal(
    answerForm(dropdown, field, { field2: ['other'], 'field2.other': ['huge'] }),
    'option_unknown',
  );
});

test('nothing hostile is taken for an option', () => {
  for (const value of hostile) {
    assert.equal(typeof answerJson(dropdown, field, value), 'string', JSON.stringify(value)?.slice(0, 40));
    assertWithstands(dropdown, field, value);
    assertWithstands(dropdown, field, [value]);
  }
  for (const value of [1, true, {}, [1], [['m']]]) {
    assert.equal(answerJson(dropdown, field, value), 'malformed', JSON.stringify(value));
  }
});

test('it prints as an option in the API, as a text in JSON and by its label for people', () => {
  const answer = [{ value: 'm' }];
  assert.deepEqual(dropdown.printValue(field, answer), [{ label: 'Medium', value: 'm' }]);
  assert.equal(dropdown.writeJson(field, answer), 'm');
  assert.equal(dropdown.writeJson(field, []), null);
  assert.equal(dropdown.printText(field, answer), 'Medium');
  assert.equal(dropdown.printCell(field, answer), 'Medium');
});

test('a stored answer is found by its value, also where the label has changed', () => {
  assert.deepEqual(dropdown.readValue(field, [{ label: 'Medium', value: 'm' }]), [{ value: 'm' }]);
  assert.deepEqual(dropdown.readValue(field, [{ label: 'Middle', value: 'm' }]), [{ value: 'm' }]);
  for (const value of [[{ label: 'Medium', value: 'xm' }], [], 'm', null, [{ value: 'm' }]]) {
    assert.equal(dropdown.readValue(field, value), undefined, JSON.stringify(value));
  }
});

test('it counts by its price', () => {
  const priced: DropdownField = {
    ...field,
    options: [
      { value: 's', label: 'Small', price: 9.99 },
      { value: 'm', label: 'Medium' },
    ],
  };
  assert.equal(dropdown.asNumber(priced, [{ value: 's' }]), '9.99');
  assert.equal(dropdown.asNumber(priced, [{ value: 'm' }]), '0');
  assert.equal(dropdown.formulaUse(priced), 'either');
  assert.equal(dropdown.formulaUse(field), 'text');
  assert.equal(dropdown.comparison(field), 'options');
  assert.equal(dropdown.settable, true);
});

test('searching, shuffling, placeholder and what is chosen at the beginning change no answer', () => {
  const dressed: DropdownField = {
    ...field,
    search: true,
    shuffle: true,
    placeholder: 'Choose',
    default: 's',
  };
  assert.deepEqual(answerJson(dropdown, dressed, 'l'), { kept: [{ value: 'l' }] });
  assert.equal(answerJson(dropdown, dressed, ''), 'nothing');
  assert.equal(answerForm(dropdown, dressed, { field2: ['Choose'] }), 'option_unknown');
});

test('whatever is kept survives, on any form', () => {
  const anyField = fc
    .uniqueArray(fc.string({ minLength: 1, unit: 'binary' }), { minLength: 1, maxLength: 20 })
    .map(
      (values): DropdownField => ({
        ...field,
        options: values.map((value, index) => ({ value, label: `Option ${index % 3}` })),
      }),
    );
  fc.assert(
    fc.property(anyField, fc.nat(), (form, index) => {
      const value = form.options[index % form.options.length]?.value ?? '';
      assert.deepEqual(answerForm(dropdown, form, { field2: ['', value] }), { kept: [{ value }] });
      assertSurvives(dropdown, form, [{ value }]);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(dropdown, field, value)));
});

test('the list of options is gone through once for each field', () => {
  let times = 0;
  const counted: DropdownField = {
    id: 'field1',
    type: 'dropdown',
    label: 'One of many',
    get options() {
      times += 1;
      return [{ value: 'a', label: 'A', price: 3 }];
    },
  };
  assert.equal(dropdown.asNumber(counted, [{ value: 'a' }]), '3');
  const before = times;
  assert.equal(dropdown.asNumber(counted, [{ value: 'a' }]), '3');
  assert.equal(dropdown.printText(counted, [{ value: 'a' }]), 'A');
  assert.equal(times, before);
});
