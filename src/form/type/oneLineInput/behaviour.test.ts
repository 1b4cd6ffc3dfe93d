import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { matchesPattern } from '../../pattern/matchesPattern.ts';
import {
  answerForm,
  answerJson,
  assertSurvives,
  assertWithstands,
  context,
  hostile,
  nothing,
} from '../testing/answering.ts';
import { oneLineInput } from './behaviour.ts';
import type { OneLineInputField } from './settings.ts';

const field: OneLineInputField = { id: 'field1', type: 'one_line_input', label: 'Name' };
const letters: OneLineInputField = { ...field, accepts: 'letters' };
const number: OneLineInputField = { ...field, accepts: 'number' };
const url: OneLineInputField = { ...field, accepts: 'url' };

test('a line comes from a browser and from JSON', () => {
  assert.deepEqual(answerForm(oneLineInput, field, { field1: [' Ada\r\nLovelace '] }), {
    kept: 'Ada Lovelace',
  });
  assert.deepEqual(answerJson(oneLineInput, field, 'Rene\u0301e'), { kept: 'Renée' });
  assert.equal(answerForm(oneLineInput, field, {}), 'nothing');
  for (const kind of [field, letters, number, url]) {
    for (const value of nothing) assert.equal(answerJson(oneLineInput, kind, value), 'nothing');
  }
});

test('lengths are counted in characters; 1,000 is the most without a setting', () => {
  const short: OneLineInputField = { ...field, min_length: 2, max_length: 4 };
  assert.equal(answerJson(oneLineInput, short, 'a'), 'text_too_short');
  assert.deepEqual(answerJson(oneLineInput, short, '😀😀😀😀'), { kept: '😀😀😀😀' });
  assert.equal(answerJson(oneLineInput, short, 'abcde'), 'text_too_long');
  assert.deepEqual(oneLineInput.validate(short, 'a', context), {
    code: 'text_too_short',
    parameters: { min: 2 },
  });
  assert.deepEqual(oneLineInput.validate(short, 'abcde', context), {
    code: 'text_too_long',
    parameters: { max: 4 },
  });
  assert.deepEqual(answerJson(oneLineInput, field, 'x'.repeat(1000)), { kept: 'x'.repeat(1000) });
  assert.equal(answerJson(oneLineInput, field, 'x'.repeat(1001)), 'text_too_long');
});

test('letters are letters of every script, with what names have between them', () => {
  for (const name of [
    'Zoë',
    "O'Brien",
    'Jean-Luc',
    'D’Arcy',
    'नमस्ते',
    '李 小龙',
    'Ngũgĩ wa Thiong’o',
    'Ærøskøbing',
  ]) {
    assert.deepEqual(answerJson(oneLineInput, letters, name), { kept: name });
  }
  for (const name of ['R2D2', 'a_b', 'x@y', '- -', "'", 'Ada, Countess', '😀']) {
    assert.equal(answerJson(oneLineInput, letters, name), 'letters_only', name);
  }
});

test('a number is written one way, and a comma is taken where it can only be a decimal one', () => {
  assert.deepEqual(answerForm(oneLineInput, number, { field1: [' 012.50 '] }), { kept: '12.5' });
  assert.deepEqual(answerForm(oneLineInput, number, { field1: ['12,5'] }), { kept: '12.5' });
  assert.deepEqual(answerJson(oneLineInput, number, 1e-7), { kept: '0.0000001' });
  assert.deepEqual(answerJson(oneLineInput, number, -0), { kept: '0' });
  assert.deepEqual(answerJson(oneLineInput, number, '12345678901234567890.1'), {
    kept: '12345678901234567890.1',
  });
  for (const text of ['1,234', '1.234,5', '1e3', 'twelve', '0x10', '9'.repeat(100), '- 5']) {
    assert.equal(answerJson(oneLineInput, number, text), 'number_invalid', text);
  }
  assert.equal(answerJson(oneLineInput, number, Number.NaN), 'number_invalid');
  assert.equal(answerJson(oneLineInput, number, Number.POSITIVE_INFINITY), 'number_invalid');
  assert.equal(answerJson(oneLineInput, field, 12), 'malformed');
});

test('a number keeps to its bounds exactly', () => {
  const bounded: OneLineInputField = { ...number, min: -0.1, max: 1e15 };
  assert.deepEqual(answerJson(oneLineInput, bounded, '-0.1'), { kept: '-0.1' });
  assert.equal(answerJson(oneLineInput, bounded, '-0.10000000000000000001'), 'number_too_small');
  assert.deepEqual(answerJson(oneLineInput, bounded, '1000000000000000'), { kept: '1000000000000000' });
  assert.equal(answerJson(oneLineInput, bounded, '1000000000000000.01'), 'number_too_large');
  assert.deepEqual(oneLineInput.validate({ ...number, min: 1e-7 }, '0', context), {
    code: 'number_too_small',
    parameters: { min: '0.0000001' },
  });
  assert.deepEqual(oneLineInput.validate({ ...number, max: 5 }, '6', context), {
    code: 'number_too_large',
    parameters: { max: '5' },
  });
});

test('a web address is http or https, and a bare name gets https', () => {
  const kept = {
    'https://example.org': 'https://example.org',
    'HTTP://Example.org/A?b=c#d': 'HTTP://Example.org/A?b=c#d',
    'https://münchen.example/straße': 'https://münchen.example/straße',
    'https://192.0.2.1:8080/': 'https://192.0.2.1:8080/',
    'example.org': 'https://example.org',
    'example.org:8080/x?y': 'https://example.org:8080/x?y',
    'www.example.org?x=a@b': 'https://www.example.org?x=a@b',
  };
  for (const [typed, address] of Object.entries(kept)) {
    assert.deepEqual(answerJson(oneLineInput, url, typed), { kept: address }, typed);
  }
  for (const typed of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'mailto:a@example.org',
    'a@example.org',
    'https://',
    'https://example',
    'http:example.org',
    'https:\\\\example.org',
    'https://bank.example@evil.example',
    'https://exa mple.org',
    'https://example.org/a b',
    'https://example.org:99999',
    '//example.org',
    'example',
    'http://[::1',
  ]) {
    assert.equal(answerJson(oneLineInput, url, typed), 'url_invalid', typed);
  }
});

test('a pattern is asked of the whole answer, and only where the field accepts one', () => {
  const linear = { ...context, matches: matchesPattern };
  const code: OneLineInputField = { ...field, accepts: 'pattern', pattern: '[A-Z]{2}\\d+' };
  assert.equal(oneLineInput.validate(code, 'AB12', linear), undefined);
  assert.deepEqual(oneLineInput.validate(code, 'AB12x', linear), { code: 'pattern_mismatch' });
  const evil: OneLineInputField = { ...code, pattern: '^(a+)+$' };
  assert.deepEqual(oneLineInput.validate(evil, `${'a'.repeat(900)}!`, linear), { code: 'pattern_mismatch' });
  assert.equal(oneLineInput.validate({ ...field, pattern: 'x' }, 'y', linear), undefined);
  assert.equal(oneLineInput.validate({ ...field, accepts: 'pattern' }, 'y', linear), undefined);
});

test('placeholder and what stands in it at the beginning change no answer', () => {
  const dressed: OneLineInputField = { ...field, placeholder: 'Name', default: 'Ada' };
  assert.equal(answerForm(oneLineInput, dressed, { field1: [''] }), 'nothing');
});

test('it prints as it is; only a number counts in formulas', () => {
  for (const kind of [field, number]) {
    assert.equal(oneLineInput.printValue(kind, '12.5'), '12.5');
    assert.equal(oneLineInput.printText(kind, '12.5'), '12.5');
    assert.equal(oneLineInput.printCell(kind, '12.5'), '12.5');
    assert.equal(oneLineInput.source(kind), 'visitor');
  }
  assert.equal(oneLineInput.settable, true);
  assert.deepEqual([oneLineInput.formulaUse(field), oneLineInput.comparison(field)], ['text', 'text']);
  assert.deepEqual([oneLineInput.formulaUse(number), oneLineInput.comparison(number)], ['either', 'number']);
  assert.equal(oneLineInput.asNumber(number, '-12.5'), '-12.5');
  assert.equal(oneLineInput.asNumber(number, 'imported'), '0');
  assert.equal(oneLineInput.asNumber(field, '12.5'), '0');
});

test('hostile values are refused or kept as harmless text', () => {
  for (const value of hostile) {
    for (const kind of [field, letters, number, url]) assertWithstands(oneLineInput, kind, value);
    if (typeof value !== 'string') assert.equal(answerJson(oneLineInput, field, value), 'malformed');
  }
  for (const value of [3, null, {}, ['x']]) assert.equal(oneLineInput.readValue(field, value), undefined);
});

test('whatever is kept survives, of every kind', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[+-]?\d{1,12}[.,]?\d{0,6}$/),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.domain(),
  );
  const kind = fc.constantFrom(field, letters, number, url);
  fc.assert(
    fc.property(kind, text, (of, typed) => {
      const outcome = answerForm(oneLineInput, of, { field1: [typed] });
      if (typeof outcome === 'object') assertSurvives(oneLineInput, of, outcome.kept);
    }),
    { numRuns: 500 },
  );
  fc.assert(fc.property(kind, fc.jsonValue(), (of, value) => assertWithstands(oneLineInput, of, value)));
});

test('every address that browsers can open is kept as it is', () => {
  fc.assert(
    fc.property(fc.webUrl(), (address) => {
      assert.deepEqual(answerJson(oneLineInput, url, address), { kept: address });
    }),
  );
});
