import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compilePattern } from './compilePattern.ts';
import { matchesPattern } from './matchesPattern.ts';

test('the whole text must fit, with or without anchors', () => {
  for (const pattern of ['[A-Z]{2}\\d{3}', '^[A-Z]{2}\\d{3}$']) {
    assert.equal(matchesPattern(pattern, 'AB123'), true, pattern);
    assert.equal(matchesPattern(pattern, 'AB1234'), false, pattern);
    assert.equal(matchesPattern(pattern, ' AB123'), false, pattern);
    assert.equal(matchesPattern(pattern, ''), false, pattern);
  }
  // Of two ways to go on, the first that matches must not hide the one that takes the whole text.
  assert.equal(matchesPattern('a|ab', 'ab'), true);
  assert.equal(matchesPattern('a$|b', 'a\n'), false);
});

test('letters of all scripts and characters outside the basic plane are one character each', () => {
  assert.equal(matchesPattern('\\p{L}{5}', 'Ærøeð'), true);
  assert.equal(matchesPattern('.{2}', '😀😀'), true);
  assert.equal(matchesPattern('(?i)straße', 'STRAßE'), true);
});

test('a pattern that stops a backtracking engine is answered', () => {
  const long = 'a'.repeat(100_000);
  for (const pattern of ['^(a+)+$', '(a|a)*', '(a|aa)+', '(.*)*', '([a-z]+)*']) {
    assert.equal(matchesPattern(pattern, long), true, pattern);
  }
  assert.equal(matchesPattern('^(a+)+$', `${long}!`), false);
  assert.equal(matchesPattern('(a|a)*b', long), false);
  assert.equal(matchesPattern('(.*)*=(.*)*=', long), false);
});

test('what cannot be read says where it goes wrong', () => {
  for (const pattern of ['(', '[a', 'a**', '(?<=a)b', '(a)\\1', '(?!a)', '\\p{Nonsense}', 'a{5,2}']) {
    const compiled = compilePattern(pattern);
    assert.equal(compiled.ok ? '' : compiled.failure.code, 'pattern_invalid', pattern);
    assert.match(compiled.ok ? '' : compiled.failure.message, /^The pattern cannot be read: .+\.$/);
    assert.equal(matchesPattern(pattern, 'a'), false, pattern);
  }
});

test('a pattern that would be linear but slow is refused', () => {
  for (const pattern of ['(\\p{L}{1,1000})'.repeat(30), 'a{1000}'.repeat(70), '(a?){1000}a{1000}']) {
    const compiled = compilePattern(pattern);
    assert.equal(compiled.ok ? '' : compiled.failure.code, 'pattern_too_large', pattern);
    assert.equal(matchesPattern(pattern, 'a'.repeat(10_000)), false);
  }
  assert.equal(compilePattern('[\\p{L}\\p{N} ]{1,400}').ok, true);
});

test('any text can be tried as a pattern on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (pattern, text) => {
      assert.equal(typeof matchesPattern(pattern, text), 'boolean');
    }),
  );
  for (const pattern of ['__proto__', 'constructor', '\ud800', '\0', '\\Q', '\\E']) {
    assert.equal(typeof matchesPattern(pattern, '\udc00'), 'boolean');
  }
});

test('a literal pattern fits its text alone, however many patterns there are', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 ]*$/), fc.stringMatching(/^[a-z0-9 ]*$/), (one, other) => {
      assert.equal(matchesPattern(one, other), one === other);
    }),
    { numRuns: 500 },
  );
});
