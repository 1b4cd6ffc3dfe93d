import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '#kit/random.ts';
import { matchesPattern } from '../../pattern/matchesPattern.ts';
import { drawPatternText } from './drawPatternText.ts';

const patterns = [
  '[A-Z]{2}\\d{3}',
  '^[A-Z]{1,3}-?[0-9]{4,6}$',
  '(a+)+b',
  'DE\\d{20}',
  '(?:red|green|blue) \\w+',
  '(?P<year>20\\d\\d)-(?:0[1-9]|1[0-2])',
  '(?i)isbn[ -]?[0-9]{9}[0-9x]',
  '\\p{Lu}\\p{L}*( \\p{Lu}\\p{L}*){1,2}',
  '[^\\s@]+@[^\\s@]+\\.[a-z]{2,}',
  '[[:alpha:]_][[:alnum:]_]*',
  '\\Q(a.b)\\E\\.?',
  '\\x41\\x{1F600}+',
  '[]a-c^-]{3}',
  '.{5}',
  '\\d{3,}?',
  '\\S+\\s\\D{2}',
  '#[0-9a-fA-F]{6}',
  '',
];

test('texts fit the patterns that people write', () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  for (const pattern of patterns) {
    const texts = Array.from({ length: 50 }, (_, index) => drawPatternText(pattern, new Random(seed, index)));
    const fitting = texts.filter((text) => text !== undefined && matchesPattern(pattern, text));
    assert.equal(fitting.length, 50, `seed ${seed}, ${pattern}: ${texts.slice(0, 5).join(' ')}`);
  }
});

test('patterns that nothing fits, or too much, come to an end', () => {
  const random = new Random(1, 0);
  for (const pattern of ['((a{1000}){1000}){1000}', '(', ')', '[a', '\\', 'a**', '\\x{FFFFFF}', '[z-a]']) {
    assert.ok((drawPatternText(pattern, random) ?? '').length < 20_000, pattern);
  }
});
