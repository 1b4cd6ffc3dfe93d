import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { compilePattern } from './compilePattern.ts';
import { estimateSize } from './estimateSize.ts';
import { matchesPattern } from './matchesPattern.ts';

test('the whole text must fit, with or without anchors', () => {
  for (const pattern of ['[A-Z]{2}\\d{3}', '^[A-Z]{2}\\d{3}$']) {
    assert.equal(matchesPattern(pattern, 'AB123'), true, pattern);
    assert.equal(matchesPattern(pattern, 'AB1234'), false, pattern);
    assert.equal(matchesPattern(pattern, ' AB123'), false, pattern);
    assert.equal(matchesPattern(pattern, ''), false, pattern);
  }
  // An alternative that matches only a prefix must not hide one that matches the whole text.
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

test('how large a pattern becomes is known before it is compiled', () => {
  const exact = [
    'abc',
    '[a-z]{10}',
    '\\pL{40}\\x{41}',
    'a{3,7}',
    '(?:ab){20}',
    '(a{10}){10}',
    '\\Qa{9}\\E',
    '[]a]{9}',
  ];
  for (const pattern of [
    ...exact,
    '(?i)[[:alpha:]]{30}',
    '(?P<name>x){12}',
    'a\\{50\\}',
    '[{]{4}50}',
    'a{,50}',
  ]) {
    const size = RE2JS.compile(pattern).programSize();
    const estimate = estimateSize(pattern);
    assert.ok(estimate <= size && size <= 3 * estimate + 10, `${pattern}: ${estimate} of ${size}`);
  }
  for (const pattern of ['a{1000}'.repeat(71), '(\\p{L}{1,1000})'.repeat(30), '((a{100}){100}){100}']) {
    assert.ok(estimateSize(pattern) > 25_000, pattern);
  }
});

test('no pattern that would be taken is refused for its estimate', () => {
  const atom = fc.constantFrom('a', '[a-z]', '\\d', '(b|c)', '(?:de)', '.', '\\pL', '(?i:x)', 'ab|ac');
  const times = fc.constantFrom('', '', '?', '*', '{2}', '{1,9}', '{0,40}', '{5,}');
  const flat = fc.array(fc.tuple(atom, times), { minLength: 1, maxLength: 8 });
  const written = flat.map((parts) => parts.map((part) => part.join('')).join(''));
  fc.assert(
    fc.property(written, times, (inner, outer) => {
      const pattern = `(${inner})${outer}`;
      const size = sizeOf(pattern);
      fc.pre(size !== undefined);
      if (size <= 1000) assert.equal(compilePattern(pattern).ok, true, pattern);
      assert.ok(size <= 4 * estimateSize(pattern) + 10, `${pattern}: ${estimateSize(pattern)} of ${size}`);
    }),
    { numRuns: 500 },
  );
});

test('the patterns of a whole form are kept, and what texts taught them is forgotten in the end', () => {
  const patterns = Array.from({ length: 300 }, (_, number) => `${number}[A-Z]{2,30}`);
  const first = patterns.map((pattern) => compilePattern(pattern));
  assert.ok(patterns.every((pattern, number) => compilePattern(pattern) === first[number]));

  const text = 'x'.repeat(20_000);
  for (const pattern of patterns) matchesPattern(pattern, text);
  assert.notEqual(compilePattern(patterns[0] ?? ''), first[0]);
  assert.equal(matchesPattern(patterns[0] ?? '', '0ABC'), true);
});

/** Undefined if the engine refuses the pattern. */
function sizeOf(pattern: string): number | undefined {
  try {
    return RE2JS.compile(pattern).programSize();
  } catch {
    return undefined;
  }
}
