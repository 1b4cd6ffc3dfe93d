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
import { nps } from './behaviour.ts';
import type { NpsField } from './settings.ts';

const field: NpsField = {
  id: 'field1',
  type: 'nps',
  label: 'Would you recommend us?',
  low_label: 'Never',
  high_label: 'At once',
};

test('0 is a score, and nothing is not 0', () => {
  assert.deepEqual(answerForm(nps, field, { field1: ['0'] }), { kept: 0 });
  assert.deepEqual(answerJson(nps, field, 0), { kept: 0 });
  assert.equal(answerForm(nps, field, { field1: [''] }), 'nothing');
  for (const value of nothing) assert.equal(answerJson(nps, field, value), 'nothing', String(value));
});

test('the score goes from 0 to 10 in whole numbers', () => {
  assert.deepEqual(answerJson(nps, field, 10), { kept: 10 });
  assert.deepEqual(answerJson(nps, field, '10'), { kept: 10 });
  assert.equal(answerJson(nps, field, -1), 'number_too_small');
  assert.equal(answerJson(nps, field, 11), 'number_too_large');
  assert.equal(answerJson(nps, field, 9.5), 'number_off_step');
  assert.deepEqual(nps.validate(field, 11, context), { code: 'number_too_large', parameters: { max: 10 } });
});

test('a negative zero is a zero', () => {
  for (const value of [-0, '-0', '-0.0']) {
    const outcome = answerJson(nps, field, value);
    assert.ok(typeof outcome === 'object' && Object.is(outcome.kept, 0), String(value));
  }
  assert.ok(Object.is(nps.normalise(field, -0), 0));
  assert.ok(Object.is(nps.readValue(field, -0), 0));
});

test('nothing hostile is taken for a score', () => {
  for (const value of hostile) {
    assert.equal(typeof answerJson(nps, field, value), 'string', JSON.stringify(value)?.slice(0, 40));
    assertWithstands(nps, field, value);
  }
  assert.equal(nps.validate(field, Number.NaN, context)?.code, 'number_invalid');
  assert.equal(nps.normalise(field, Number.NaN), undefined);
});

test('it prints as a number and counts as one', () => {
  assert.equal(nps.printValue(field, 0), 0);
  assert.equal(nps.printText(field, 0), '0');
  assert.equal(nps.printCell(field, 10), '10');
  assert.equal(nps.asNumber(field, 10), '10');
  assert.equal(nps.formulaUse(field), 'either');
  assert.equal(nps.comparison(field), 'number');
  assert.equal(nps.settable, true);
});

test('whatever is kept survives', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 13 }), (score) => {
      const outcome = answerForm(nps, field, { field1: [String(score)] });
      assert.equal(typeof outcome === 'object', score >= 0 && score <= 10);
      if (typeof outcome === 'object') assertSurvives(nps, field, outcome.kept);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(nps, field, value)));
});
