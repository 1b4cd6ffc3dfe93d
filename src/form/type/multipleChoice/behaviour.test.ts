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
import { multipleChoice } from './behaviour.ts';
import type { MultipleChoiceField } from './settings.ts';

const field: MultipleChoiceField = {
  id: 'field2',
  type: 'multiple_choice',
  label: 'Which colour?',
  options: [
    { value: 'red', label: 'Red' },
    { value: 'green', label: 'Green' },
    { value: 'blue', label: 'Blue' },
  ],
};
const several: MultipleChoiceField = { ...field, multiple: true };
const open: MultipleChoiceField = { ...several, other: {} };

function kept(...values: string[]) {
  return { kept: values.map((value) => ({ value })) };
}

test('options come by their values from a browser and in JSON', () => {
  assert.deepEqual(answerForm(multipleChoice, field, { field2: ['red'] }), kept('red'));
  assert.deepEqual(answerForm(multipleChoice, several, { field2: ['red', 'blue'] }), kept('red', 'blue'));
  assert.deepEqual(answerJson(multipleChoice, several, ['red', 'blue']), kept('red', 'blue'));
  assert.deepEqual(answerJson(multipleChoice, field, ['red']), kept('red'));
  assert.deepEqual(answerJson(multipleChoice, field, 'red'), kept('red'));
});

test('the order is that of the form, and each option is there once', () => {
  assert.deepEqual(
    answerForm(multipleChoice, several, { field2: ['blue', 'red', 'blue'] }),
    kept('red', 'blue'),
  );
  assert.deepEqual(
    answerJson(multipleChoice, several, ['blue', 'green', 'red', 'red']),
    kept('red', 'green', 'blue'),
  );
  assert.deepEqual(answerJson(multipleChoice, field, ['red', 'red']), kept('red'));
});

test('nothing ticked is no answer', () => {
  assert.equal(answerForm(multipleChoice, field, {}), 'nothing');
  assert.equal(answerForm(multipleChoice, field, { field2: [''] }), 'nothing');
  for (const value of [...nothing, [''], [null, ' ']]) {
    assert.equal(answerJson(multipleChoice, field, value), 'nothing', JSON.stringify(value));
  }
  assert.equal(multipleChoice.normalise(field, []), undefined);
});

test('an option that the form does not have is never kept, also beside one that it has', () => {
  for (const values of [['pink'], ['red', 'pink'], ['Red'], ['red '], ['RED'], ['toString'], ['__proto__']]) {
    assert.equal(answerForm(multipleChoice, several, { field2: values }), 'option_unknown', values.join());
    assert.equal(answerJson(multipleChoice, several, values), 'option_unknown', values.join());
  }
  assert.equal(multipleChoice.validate(field, [{ value: 'pink' }], context)?.code, 'option_unknown');
  assert.equal(multipleChoice.normalise(field, [{ value: 'pink' }]), undefined);
});

test('values that hardly differ are different options', () => {
  const odd: MultipleChoiceField = {
    ...several,
    options: [' ', 'a', 'A', 'a ', 'a\u0301', '\u00e1', '1', '01', '__proto__'].map((value) => ({
      value,
      label: 'the same',
    })),
  };
  for (const { value } of odd.options) {
    assert.deepEqual(answerJson(multipleChoice, odd, [value]), kept(value));
    assert.deepEqual(answerForm(multipleChoice, odd, { field2: [value] }), kept(value));
    assertSurvives(multipleChoice, odd, [{ value }]);
  }
});

test('where one may be chosen, two are refused', () => {
  assert.equal(answerJson(multipleChoice, field, ['red', 'blue']), 'one_option_only');
  assert.equal(answerForm(multipleChoice, field, { field2: ['red', 'blue'] }), 'one_option_only');
  assert.equal(
    answerJson(multipleChoice, { ...field, multiple: false, max: 2 }, ['red', 'blue']),
    'one_option_only',
  );
});

test('where several may be chosen, there may be a least and a most', () => {
  const two: MultipleChoiceField = { ...several, min: 2, max: 2 };
  assert.equal(answerJson(multipleChoice, two, ['red']), 'too_few_options');
  assert.deepEqual(answerJson(multipleChoice, two, ['red', 'blue']), kept('red', 'blue'));
  assert.equal(answerJson(multipleChoice, two, ['red', 'blue', 'green']), 'too_many_options');
  assert.equal(answerJson(multipleChoice, two, []), 'nothing');
  assert.deepEqual(multipleChoice.validate(two, [{ value: 'red' }], context), {
    code: 'too_few_options',
    parameters: { min: 2 },
  });
  const all = field.options.map(({ value }) => ({ value }));
  assert.deepEqual(multipleChoice.validate(two, all, context), {
    code: 'too_many_options',
    parameters: { max: 2 },
  });
  assert.deepEqual(answerJson(multipleChoice, { ...field, min: 2 }, ['red']), kept('red'));
});

test('"Other" comes with the visitor\'s words', () => {
  const chosen = { kept: [{ value: 'red' }, { value: 'other', other: 'a warm grey' }] };
  assert.deepEqual(
    answerForm(multipleChoice, open, { field2: ['other', 'red'], 'field2.other': [' a warm\ngrey '] }),
    chosen,
  );
  assert.deepEqual(answerJson(multipleChoice, open, [{ other: 'a warm grey' }, 'red']), chosen);
  assert.deepEqual(answerJson(multipleChoice, { ...field, other: {} }, { other: 'grey' }), {
    kept: [{ value: 'other', other: 'grey' }],
  });
});

test('"Other" without words is refused, words without "Other" are nothing', () => {
  assert.equal(answerForm(multipleChoice, open, { field2: ['other'] }), 'other_missing');
  assert.equal(
    answerForm(multipleChoice, open, { field2: ['other'], 'field2.other': [' \t'] }),
    'other_missing',
  );
  for (const value of ['other', ['other'], [{ other: '' }], [{ other: ' ' }], [{ other: null }]]) {
    assert.equal(answerJson(multipleChoice, open, value), 'other_missing', JSON.stringify(value));
  }
  assert.equal(answerForm(multipleChoice, open, { 'field2.other': ['grey'] }), 'nothing');
  assert.deepEqual(
    answerForm(multipleChoice, open, { field2: ['red'], 'field2.other': ['grey'] }),
    kept('red'),
  );
});

test('"Other" has a value and a length of its own where the form says so', () => {
  const own: MultipleChoiceField = { ...several, other: { value: 'else', label: 'Else', max_length: 4 } };
  assert.deepEqual(answerForm(multipleChoice, own, { field2: ['else'], 'field2.other': ['grey'] }), {
    kept: [{ value: 'else', other: 'grey' }],
  });
  assert.equal(answerJson(multipleChoice, own, ['other']), 'option_unknown');
  assert.equal(answerJson(multipleChoice, own, [{ other: 'green' }]), 'other_too_long');
  assert.deepEqual(answerJson(multipleChoice, own, [{ other: '🎨🎨🎨🎨' }]), {
    kept: [{ value: 'else', other: '🎨🎨🎨🎨' }],
  });
  assert.deepEqual(multipleChoice.validate(open, [{ value: 'other', other: 'x'.repeat(201) }], context), {
    code: 'other_too_long',
    parameters: { max: 200 },
  });
  assert.equal(
    multipleChoice.validate(open, [{ value: 'other', other: 'x'.repeat(200) }], context),
    undefined,
  );
});

test('a field without "Other" takes no words', () => {
  assert.equal(answerJson(multipleChoice, field, [{ other: 'grey' }]), 'option_unknown');
  assert.equal(
    answerForm(multipleChoice, field, { field2: ['other'], 'field2.other': ['grey'] }),
    'option_unknown',
  );
  assert.deepEqual(multipleChoice.normalise(field, [{ value: 'red', other: 'x' }]), [{ value: 'red' }]);
});

test('"Other" twice is once, but two different words cannot both be kept', () => {
  const once = { kept: [{ value: 'other', other: 'grey' }] };
  assert.deepEqual(answerJson(multipleChoice, open, [{ other: 'grey' }, { other: ' grey ' }]), once);
  assert.deepEqual(answerJson(multipleChoice, open, ['other', { other: 'grey' }, 'other']), once);
  assert.equal(answerJson(multipleChoice, open, [{ other: 'grey' }, { other: 'pink' }]), 'malformed');
});

test('nothing hostile is taken for an option', () => {
  for (const value of hostile) {
    assert.equal(
      typeof answerJson(multipleChoice, open, value),
      'string',
      JSON.stringify(value)?.slice(0, 40),
    );
    assertWithstands(multipleChoice, open, value);
    assertWithstands(multipleChoice, field, [value]);
    assertWithstands(multipleChoice, open, [{ other: value }]);
    assertWithstands(multipleChoice, open, [{ label: 'Other', value }]);
  }
  for (const value of [1, true, {}, [1], [['red']], [{ value: 'red' }], [{ other: 1 }]]) {
    assert.equal(answerJson(multipleChoice, open, value), 'malformed', JSON.stringify(value));
  }
  const inherited = JSON.parse('[{"__proto__": {"other": "words"}}]');
  assert.equal(answerJson(multipleChoice, open, inherited), 'malformed');
});

test('a great many values cost little more than few', () => {
  const many = Array.from({ length: 100_000 }, () => 'other');
  const space = ' '.repeat(500_000);
  assert.equal(answerForm(multipleChoice, open, { field2: many, 'field2.other': [space] }), 'other_missing');
  assert.equal(answerJson(multipleChoice, open, [{ other: space }, ...many]), 'other_missing');
});

test('in the API each option has its label and value, and "Other" the words', () => {
  const answer = [{ value: 'red' }, { value: 'other', other: 'grey' }];
  assert.deepEqual(multipleChoice.printValue(open, answer), [
    { label: 'Red', value: 'red' },
    { label: 'Other', value: 'grey' },
  ]);
  const named: MultipleChoiceField = { ...open, other: { value: 'else', label: 'Something else' } };
  assert.deepEqual(multipleChoice.printValue(named, [{ value: 'else', other: 'grey' }]), [
    { label: 'Something else', value: 'grey' },
  ]);
});

test('people read labels, and the words for "Other"', () => {
  const answer = [{ value: 'red' }, { value: 'other', other: 'grey' }];
  assert.equal(multipleChoice.printText(open, answer), 'Red, grey');
  assert.equal(multipleChoice.printCell(open, answer), 'Red; grey');
});

test('in JSON an option is its value and "Other" an object', () => {
  const answer = [{ value: 'red' }, { value: 'other', other: 'grey' }];
  assert.deepEqual(multipleChoice.writeJson(open, answer), ['red', { other: 'grey' }]);
  assert.deepEqual(multipleChoice.writeJson(field, [{ value: 'red' }]), ['red']);
});

test('a stored answer is found by label and value, then by the label of "Other", then by value', () => {
  const read = (value: unknown) => multipleChoice.readValue(open, value);
  assert.deepEqual(read([{ label: 'Red', value: 'red' }]), [{ value: 'red' }]);
  assert.deepEqual(read([{ label: 'Rot', value: 'red' }]), [{ value: 'red' }]);
  assert.deepEqual(read([{ label: 'Other', value: 'grey' }]), [{ value: 'other', other: 'grey' }]);
  assert.deepEqual(read([{ label: 'Other', value: 'red' }]), [{ value: 'other', other: 'red' }]);
  assert.deepEqual(read([{ label: 'Other', value: 'other' }]), [{ value: 'other', other: 'other' }]);
  const alike: MultipleChoiceField = { ...open, options: [{ value: 'x', label: 'Other' }] };
  assert.deepEqual(multipleChoice.readValue(alike, [{ label: 'Other', value: 'x' }]), [{ value: 'x' }]);
  for (const value of [
    [{ label: 'Pink', value: 'pink' }],
    [{ label: 'Red', value: 'red' }, 'blue'],
    [{ label: 'Red' }],
    [{ value: 'red' }],
    [null],
    [],
    'red',
    { label: 'Red', value: 'red' },
    null,
    JSON.parse('[{"__proto__": {"label": "Red", "value": "red"}}]'),
  ]) {
    assert.equal(read(value), undefined, JSON.stringify(value));
  }
});

test('in formulas the prices of what is chosen are added, exactly', () => {
  const priced: MultipleChoiceField = {
    ...several,
    options: [
      { value: 'a', label: 'A', price: 0.1 },
      { value: 'b', label: 'B', price: 0.2 },
      { value: 'c', label: 'C' },
      { value: 'd', label: 'D', price: -5.25 },
      { value: 'e', label: 'E', price: 1e-7 },
    ],
    other: { price: 1000.5 },
  };
  const sum = (...values: string[]) =>
    multipleChoice.asNumber(
      priced,
      values.map((value) => ({ value })),
    );
  assert.equal(sum('a', 'b'), '0.3');
  assert.equal(sum('c'), '0');
  assert.equal(sum('d'), '-5.25');
  assert.equal(sum('e'), '0.0000001');
  assert.equal(sum('a', 'other'), '1000.6');
  assert.equal(sum('unknown'), '0');
  assert.equal(multipleChoice.formulaUse(priced), 'either');
  assert.equal(multipleChoice.formulaUse({ ...field, other: { price: 1 } }), 'either');
  assert.equal(multipleChoice.formulaUse(open), 'text');
});

test('images, descriptions, layout, shuffling and what is ticked at the beginning change no answer', () => {
  const dressed: MultipleChoiceField = {
    ...several,
    options: field.options.map((option) => ({
      ...option,
      description: 'A colour',
      image: { source: 'data:image/png;base64,iVBORw0KGgo=', alternative: option.label },
    })),
    layout: 'columns',
    shuffle: true,
    default: ['red'],
  };
  assert.deepEqual(answerJson(multipleChoice, dressed, ['blue', 'green']), kept('green', 'blue'));
  assert.equal(answerJson(multipleChoice, dressed, []), 'nothing');
  assert.deepEqual(multipleChoice.printValue(dressed, [{ value: 'red' }]), [{ label: 'Red', value: 'red' }]);
});

test('it is compared as options, and rules may set it', () => {
  assert.equal(multipleChoice.comparison(field), 'options');
  assert.equal(multipleChoice.settable, true);
  assert.equal(multipleChoice.source(field), 'visitor');
});

test('whatever is kept survives, on any form', () => {
  const word = fc.oneof(
    fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }),
    fc.constantFrom('other', 'a'),
  );
  const anyField = fc
    .record({
      values: fc.uniqueArray(word, { minLength: 1, maxLength: 6 }),
      multiple: fc.boolean(),
      other: fc.option(fc.record({ value: word, max_length: fc.integer({ min: 1, max: 10 }) })),
      price: fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    })
    .filter(({ values, other }) => other === null || !values.includes(other.value))
    .map(({ values, multiple, other, price }): MultipleChoiceField => {
      const options = values.map((value, index) => ({ value, label: `Option ${index}`, price }));
      return { ...field, options, multiple, ...(other === null ? {} : { other }) };
    });
  const attempt = anyField.chain((form) =>
    fc.tuple(
      fc.constant(form),
      fc.array(fc.constantFrom(...form.options.map(({ value }) => value), form.other?.value ?? 'none')),
      fc.oneof(word, fc.string({ unit: 'grapheme' }), fc.constant(form.options[0]?.value ?? '')),
    ),
  );
  let survivors = 0;
  fc.assert(
    fc.property(attempt, ([form, ticked, words]) => {
      const sent = { field2: ticked, 'field2.other': [words] };
      const entries = ticked.map((value) => (value === form.other?.value ? { other: words } : value));
      const outcome = answerForm(multipleChoice, form, sent);
      assert.deepEqual(answerJson(multipleChoice, form, entries), outcome);
      if (typeof outcome !== 'object') return;
      survivors += 1;
      assertSurvives(multipleChoice, form, outcome.kept);
      assert.equal(new Set(outcome.kept.map(({ value }) => value)).size, outcome.kept.length);
    }),
    { numRuns: 500 },
  );
  assert.ok(survivors > 50);
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(multipleChoice, open, value)));
});
