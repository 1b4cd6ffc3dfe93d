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
import { rating } from './behaviour.ts';
import type { RatingField } from './settings.ts';

const field: RatingField = { id: 'field1', type: 'rating', label: 'How was it?' };

test('stars come as digits from a browser and as a number or digits in JSON', () => {
  assert.deepEqual(answerForm(rating, field, { field1: ['4'] }), { kept: 4 });
  assert.deepEqual(answerForm(rating, field, { field1: [' 4 '] }), { kept: 4 });
  assert.deepEqual(answerJson(rating, field, 4), { kept: 4 });
  assert.deepEqual(answerJson(rating, field, '4'), { kept: 4 });
  assert.deepEqual(answerJson(rating, field, '4.0'), { kept: 4 });
});

test('nothing chosen is no answer, and not 0 stars', () => {
  assert.equal(answerForm(rating, field, {}), 'nothing');
  assert.equal(answerForm(rating, field, { field1: [] }), 'nothing');
  assert.equal(answerForm(rating, field, { field1: [''] }), 'nothing');
  for (const value of nothing) assert.equal(answerJson(rating, field, value), 'nothing', String(value));
});

test('there are whole stars from 1 to 5, or to as many as the form has', () => {
  assert.equal(answerJson(rating, field, 0), 'number_too_small');
  assert.deepEqual(answerJson(rating, field, 1), { kept: 1 });
  assert.deepEqual(answerJson(rating, field, 5), { kept: 5 });
  assert.equal(answerJson(rating, field, 6), 'number_too_large');
  assert.equal(answerJson(rating, field, 3.5), 'number_off_step');

  const ten: RatingField = { ...field, max: 10 };
  assert.deepEqual(answerJson(rating, ten, 10), { kept: 10 });
  assert.equal(answerJson(rating, ten, 11), 'number_too_large');
  assert.equal(answerJson(rating, { ...field, max: 3 }, 4), 'number_too_large');
});

test('half stars where the form has them, from half a star on', () => {
  const halves: RatingField = { ...field, step: 0.5 };
  assert.deepEqual(answerForm(rating, halves, { field1: ['3.5'] }), { kept: 3.5 });
  assert.deepEqual(answerJson(rating, halves, 0.5), { kept: 0.5 });
  assert.deepEqual(answerJson(rating, halves, 5), { kept: 5 });
  assert.equal(answerJson(rating, halves, 0), 'number_too_small');
  assert.equal(answerJson(rating, halves, 5.5), 'number_too_large');
  assert.equal(answerJson(rating, halves, 3.25), 'number_off_step');
  assert.equal(rating.printValue(halves, 3.5), 3.5);
});

test('a refusal names the bound', () => {
  assert.deepEqual(rating.validate(field, 0, context), { code: 'number_too_small', parameters: { min: 1 } });
  assert.deepEqual(rating.validate(field, 9, context), { code: 'number_too_large', parameters: { max: 5 } });
  assert.deepEqual(rating.validate(field, 2.5, context), {
    code: 'number_off_step',
    parameters: { step: 1, min: 1 },
  });
});

test('how it looks and what stands in it at the beginning change no answer', () => {
  const dressed: RatingField = { ...field, icon: 'heart', low_label: 'Bad', high_label: 'Good', default: 3 };
  assert.deepEqual(answerJson(rating, dressed, 4), { kept: 4 });
  assert.equal(answerJson(rating, dressed, null), 'nothing');
});

test('nothing hostile is taken for stars', () => {
  for (const value of hostile) {
    assert.equal(typeof answerJson(rating, field, value), 'string', JSON.stringify(value)?.slice(0, 40));
    assertWithstands(rating, field, value);
  }
  for (const text of ['1e0', '0x3', 'three', 'NaN']) {
    assert.equal(answerForm(rating, field, { field1: [text] }), 'number_invalid', text);
  }
  assert.equal(answerJson(rating, field, {}), 'malformed');
  assert.equal(answerJson(rating, field, [3]), 'malformed');
  assert.equal(answerJson(rating, field, true), 'malformed');
});

test('it prints as a number and counts as one', () => {
  assert.equal(rating.printValue(field, 4), 4);
  assert.equal(rating.printText(field, 4), '4');
  assert.equal(rating.printCell(field, 4), '4');
  assert.equal(rating.asNumber(field, 4), '4');
  assert.equal(rating.formulaUse(field), 'either');
  assert.equal(rating.comparison(field), 'number');
  assert.equal(rating.source(field), 'visitor');
  assert.equal(rating.settable, true);
});

test('a stored value that is no number is none', () => {
  for (const value of ['4', null, undefined, [4], {}, Number.NaN]) {
    assert.equal(rating.readValue(field, value), undefined);
  }
});

test('whatever is kept survives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: -2, max: 12 }), (max, stars) => {
      const outcome = answerJson(rating, { ...field, max }, stars);
      assert.equal(typeof outcome === 'object', stars >= 1 && stars <= max);
      if (typeof outcome === 'object') assertSurvives(rating, { ...field, max }, outcome.kept);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(rating, field, value)));
});
