import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { writtenNumber } from './writtenNumber.ts';

test('numbers have one way to be written', () => {
  const written = {
    '12': '12',
    '12.50': '12.5',
    '+007': '7',
    '-0.0': '0',
    '.5': '0.5',
    '-,5': '-0.5',
    '\u22123': '-3',
    '12,5': '12.5',
    '0,125': '0.125',
    '1234,567': '1234.567',
    '1.234': '1.234',
    '٣١': '31',
  };
  for (const [text, number] of Object.entries(written)) assert.equal(writtenNumber(text), number, text);
});

test('what could be two numbers, or is none, is refused', () => {
  const refused = [
    '',
    '.',
    ',',
    '-',
    '1,234',
    '12,345',
    '-999,999',
    '1,234.5',
    '1.234,5',
    '1,2,3',
    '1e3',
    '0x10',
  ];
  const more = ['1 234', '12.', '--1', '1_000', 'NaN', 'Infinity', '½', '5 €', '9'.repeat(61), '__proto__'];
  for (const text of [...refused, ...more]) assert.equal(writtenNumber(text), undefined, text);
});

test('a number that was read is read again as itself', () => {
  const text = fc.stringMatching(/^[+-]?\d{0,20}[.,]?\d{0,10}$/);
  fc.assert(
    fc.property(text, (typed) => {
      const number = writtenNumber(typed);
      if (number === undefined) return;
      assert.equal(writtenNumber(number), number);
      assert.equal(Number(number), Number(typed.replace(',', '.')) + 0);
    }),
  );
});
