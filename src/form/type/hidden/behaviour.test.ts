import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answerForm,
  answerJson,
  assertSurvives,
  assertWithstands,
  hostile,
  nothing,
} from '../testing/answering.ts';
import { hidden } from './behaviour.ts';
import type { HiddenField } from './settings.ts';

const field: HiddenField = { id: 'field1', type: 'hidden', label: 'Campaign' };

test('a value comes under the id of the field, whatever its parameter is called', () => {
  assert.deepEqual(answerForm(hidden, field, { field1: [' spring '] }), { kept: 'spring' });
  const named: HiddenField = { ...field, parameter: 'utm_source', default: 'none' };
  assert.deepEqual(answerForm(hidden, named, { field1: ['mail'], utm_source: ['other'] }), { kept: 'mail' });
  assert.equal(answerForm(hidden, named, { utm_source: ['mail'] }), 'nothing');
  assert.deepEqual(answerJson(hidden, field, 'spring'), { kept: 'spring' });
  for (const value of nothing) assert.equal(answerJson(hidden, field, value), 'nothing');
});

test('a formula makes it computed', () => {
  assert.equal(hidden.source(field), 'visitor');
  assert.equal(hidden.source({ ...field, formula: 'field2 * 3' }), 'computed');
});

test('it is cut at 1,000 characters and never refused, since the visitor cannot mend it', () => {
  assert.deepEqual(answerJson(hidden, field, '😀'.repeat(1001)), { kept: '😀'.repeat(1000) });
  assert.deepEqual(answerJson(hidden, field, 'x'.repeat(1_000_000)), { kept: 'x'.repeat(1000) });
  assert.deepEqual(answerJson(hidden, field, `${'x'.repeat(999)} y`), { kept: 'x'.repeat(999) });
  assert.deepEqual(answerJson(hidden, field, '\u1112\u1161\u11ab'.repeat(1000)), { kept: '한'.repeat(1000) });
});

test('it counts where it is a plain number, and is text otherwise', () => {
  const numbers = { '12': '12', '-0.50': '-0.5', '1e3': '0', '12,5': '0', many: '0', '0x10': '0' };
  for (const [text, number] of Object.entries(numbers)) assert.equal(hidden.asNumber(field, text), number);
  assert.equal(hidden.formulaUse(field), 'either');
  assert.equal(hidden.comparison(field), 'text');
  assert.equal(hidden.settable, true);
});

test('it prints as it is', () => {
  assert.equal(hidden.printValue(field, 'a\nb'), 'a\nb');
  assert.equal(hidden.printText(field, 'a\nb'), 'a\nb');
  assert.equal(hidden.printCell(field, 'a\nb'), 'a\nb');
});

test('hostile values are refused or kept as harmless text', () => {
  for (const value of hostile) {
    assertWithstands(hidden, field, value);
    if (typeof value !== 'string') assert.equal(answerJson(hidden, field, value), 'malformed');
  }
  assert.equal(hidden.readValue(field, 12), undefined);
});

test('whatever is kept survives, also where it was cut', () => {
  const piece = fc.constantFrom('a', ' ', '\n', '\u0301', '\u0323', '😀', '\ud83d', '\0', 'ᄒ', 'ᅡ');
  const text = fc.array(piece, { minLength: 900, maxLength: 1400 }).map((pieces) => `x${pieces.join('')}`);
  fc.assert(
    fc.property(text, (sent) => {
      const outcome = answerJson(hidden, field, sent);
      assert.equal(typeof outcome, 'object');
      if (typeof outcome === 'object') assertSurvives(hidden, field, outcome.kept);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(hidden, field, value)));
});
