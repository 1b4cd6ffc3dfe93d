import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { evaluateNumber, evaluateTruth } from './evaluate.ts';
import { parseFormula } from './parse.ts';
import { compiledAs, parsed, parseFault } from './testing/parsed.ts';
import { sampleValues } from './testing/sampleValues.ts';

const none = sampleValues({});

test('what binds closer is calculated first', () => {
  const rows: [string, string][] = [
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 3 - 2', '5'],
    ['100 / 10 / 5', '2'],
    ['-2 * -3', '6'],
    ['2 - -3', '5'],
    ['--4', '4'],
    ['-(1 + 2)', '-3'],
    ['0.1+0.2', '0.3'],
    [' \n 12\t', '12'],
  ];
  for (const [source, result] of rows)
    assert.equal(evaluateNumber(compiledAs('number', source, none), none).toText(), result, source);
});

test('or is looser than and, and looser than not, and looser than comparisons', () => {
  const rows: [string, boolean][] = [
    ['true or true and false', true],
    ['(true or true) and false', false],
    ['not true or true', true],
    ['not (true or true)', false],
    ['not 1 = 2', true],
    ['not not true', true],
    ['1 + 1 = 2 AND 3 > 2', true],
    ['True And Not False', true],
    ['1 < 2 and 2 < 3', true],
  ];
  for (const [source, result] of rows)
    assert.equal(evaluateTruth(compiledAs('truth', source, none), none), result, source);
});

test('a quote in a text is written twice', () => {
  assert.deepEqual(parsed('"say ""yes"", or no"').root, { kind: 'text', at: 0, value: 'say "yes", or no' });
  assert.deepEqual(parsed('""').root, { kind: 'text', at: 0, value: '' });
});

test('a fault says where it is and what to do', () => {
  const rows: [string, number, RegExp][] = [
    ['', 0, /^Write a formula/],
    ['   ', 0, /^Write a formula/],
    ['1 +', 3, /ends too early/],
    ['(1 + 2', 0, /not closed/],
    ['round(1, 2', 5, /not closed/],
    ['1 + 2)', 5, /before \)/],
    ['()', 1, /before \)/],
    ['round(1,)', 8, /before \)/],
    ['0,75 * 2', 1, /decimals are written 0\.5/],
    ['.5', 0, /digit before the point/],
    ['* 2', 0, /before "\*"/],
    ['1 and or 2', 6, /before "or"/],
    ['field1 field2', 7, /"field2" is not allowed here/],
    ['2field1', 1, /"field1" is not allowed here/],
    ['field1 "a"', 7, /^A text is not allowed here/],
    ['"abc', 0, /no end/],
    ['“abc”', 0, /straight quotes/],
    ["field1 = 'a'", 9, /straight double quotes/],
    ['field1 == 2', 7, /Write = /],
    ['field1 <> 2', 7, /Write != /],
    ['field1 && field2', 7, /the word and/],
    ['field1 # 2', 7, /"#" has no meaning/],
    ['field1 😀', 7, /"😀" has no meaning/],
    ['1 < 2 < 3', 6, /two values at a time/],
    ['1 = not true', 4, /parentheses/],
    ['power(2, 3)', 0, /no function "power"; the functions are round, /],
    [`1${'0'.repeat(24)}`, 0, /at most 24 digits/],
    ['0.1234567890123', 0, /12 after it/],
    [`1 + ${'1'.repeat(2000)}`, 2000, /at most 2000 characters/],
  ];
  for (const [source, at, message] of rows) {
    const fault = parseFault(source);
    assert.equal(fault.code, 'formula_syntax', source);
    assert.match(fault.message, message, source);
    assert.equal(fault.at, at, source);
    assert.match(fault.message, /\.$/, 'a sentence');
  }
});

test('a formula has at most 100 levels', () => {
  const nested = (levels: number): string => `${'('.repeat(levels)}1${')'.repeat(levels)}`;
  parsed(nested(100));
  assert.deepEqual(
    { ...parseFault(nested(101)), message: '' },
    { code: 'formula_too_deep', at: 100, message: '' },
  );
  for (const opening of ['-', 'not ', 'abs(', '(', 'if(true,1,']) {
    assert.equal(parseFault(opening.repeat(150)).code, 'formula_too_deep', opening);
  }
});

test('a chain is not deep: the longest one is calculated', () => {
  assert.equal(evaluateNumber(compiledAs('number', `1${'+1'.repeat(999)}`, none), none).toText(), '1000');
  assert.equal(evaluateTruth(compiledAs('truth', `1>0${' or 1>0'.repeat(249)}`, none), none), true);
});

test('no length of nesting overflows the stack', () => {
  for (const unit of ['(', '-', 'not ', 'if(', '"', '1+', '((1)', 'abs(abs(1),']) {
    const result = parseFormula(unit.repeat(100_000));
    assert.ok(!result.ok && /formula_(syntax|too_deep)/.test(result.failure.code), unit);
  }
});

const pieces = fc.constantFrom(
  ...[
    '(',
    ')',
    ',',
    '+',
    '-',
    '*',
    '/',
    '=',
    '!=',
    '<',
    '>',
    '"',
    '""',
    '.',
    ' ',
    '\0',
    '\ud800',
    'é',
    '[',
    ']',
  ],
  ...[
    'and',
    'or',
    'not',
    'true',
    'field1',
    'if',
    'sum',
    'round(',
    'empty(',
    '1',
    '0.5',
    '__proto__',
    'constructor',
  ],
);
const anySource = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
);

test('arbitrary text is a formula or has a fault within it, and never throws', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      const result = parseFormula(source);
      if (result.ok) return;
      assert.ok(result.failure.at >= 0 && result.failure.at <= source.length);
      assert.ok(result.failure.message.length > 0);
    }),
    { numRuns: 2000 },
  );
});
