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
import { comment } from './behaviour.ts';
import type { CommentField } from './settings.ts';

const field: CommentField = { id: 'field1', type: 'comment', label: 'Anything else?' };

test('lines come from a browser and from JSON with one kind of break', () => {
  assert.deepEqual(answerForm(comment, field, { field1: [' First\r\n  second \r\n'] }), {
    kept: 'First\n  second',
  });
  assert.deepEqual(answerJson(comment, field, 'First\rsecond'), { kept: 'First\nsecond' });
});

test('white space alone is no answer', () => {
  assert.equal(answerForm(comment, field, {}), 'nothing');
  assert.equal(answerForm(comment, field, { field1: ['\r\n \r\n'] }), 'nothing');
  for (const value of nothing) assert.equal(answerJson(comment, field, value), 'nothing');
});

test('lengths are counted in characters, a line break as one', () => {
  const short: CommentField = { ...field, min_length: 3, max_length: 5 };
  assert.equal(answerJson(comment, short, 'ab'), 'text_too_short');
  assert.deepEqual(answerJson(comment, short, 'a\r\nb'), { kept: 'a\nb' });
  assert.deepEqual(answerJson(comment, short, '😀😀😀😀😀'), { kept: '😀😀😀😀😀' });
  assert.equal(answerJson(comment, short, 'abcdef'), 'text_too_long');
  assert.deepEqual(comment.validate(short, 'ab', context), {
    code: 'text_too_short',
    parameters: { min: 3 },
  });
  assert.deepEqual(comment.validate(short, 'abcdef', context), {
    code: 'text_too_long',
    parameters: { max: 5 },
  });
});

test('without a setting 10,000 characters are the most', () => {
  assert.deepEqual(answerJson(comment, field, 'x'.repeat(10_000)), { kept: 'x'.repeat(10_000) });
  assert.equal(answerJson(comment, field, 'x'.repeat(10_001)), 'text_too_long');
  assert.equal(answerJson(comment, field, 'x'.repeat(1_000_000)), 'text_too_long');
  assert.equal(
    answerJson(comment, { ...field, max_length: 100_000 }, 'e\u0301'.repeat(1_000_000)),
    'text_too_long',
  );
});

test('height, placeholder and what stands in it at the beginning change no answer', () => {
  const dressed: CommentField = { ...field, rows: 2, placeholder: 'Write', default: 'Hello' };
  assert.deepEqual(answerJson(comment, dressed, 'a\nb\nc'), { kept: 'a\nb\nc' });
  assert.equal(answerJson(comment, dressed, null), 'nothing');
});

test('it prints as it is and is text everywhere', () => {
  assert.equal(comment.printValue(field, 'a\nb'), 'a\nb');
  assert.equal(comment.printText(field, 'a\nb'), 'a\nb');
  assert.equal(comment.printCell(field, 'a\nb'), 'a\nb');
  assert.equal(comment.asNumber(field, '12'), '0');
  assert.equal(comment.formulaUse(field), 'text');
  assert.equal(comment.comparison(field), 'text');
  assert.equal(comment.source(field), 'visitor');
  assert.equal(comment.settable, true);
});

test('hostile values are refused or kept as harmless text', () => {
  for (const value of hostile) {
    assertWithstands(comment, field, value);
    if (typeof value !== 'string') assert.equal(answerJson(comment, field, value), 'malformed');
  }
  for (const value of [3, null, {}, ['x']]) assert.equal(comment.readValue(field, value), undefined);
});

test('whatever is kept survives', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\n', '\r\n', '\u0301', '\ud800'),
      (text, mark) => {
        const outcome = answerJson(comment, field, `x${mark}${text}${mark}y`);
        assert.equal(typeof outcome, 'object');
        if (typeof outcome === 'object') assertSurvives(comment, field, outcome.kept);
      },
    ),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(comment, field, value)));
});
