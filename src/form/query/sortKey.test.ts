import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Field } from '../definition/document.ts';
import { comparedField } from './knownField.ts';
import { compareKeys, sortKey } from './sortKey.ts';

const known = (field: object) => comparedField(field as Field);
const number = known({ id: 'a', type: 'slider', label: '', min: -1e9, max: 1e9, step: 0.001 });
const text = known({ id: 'a', type: 'one_line_input', label: '' });

test('keys of numbers sort by size', () => {
  const numbers = [-1000, -2.5, -0.001, 0, 0.5, 1, 2, 10, 1e6];
  const keys = numbers.map((value) => sortKey(number, value));
  assert.deepEqual(keys.toSorted(compareKeys), keys);
});

test('keys of texts sort without regard to case and accents', () => {
  const texts = ['apple', 'Ärger', 'azur', 'Banana', 'élan', 'zebra', '東京'];
  const keys = texts.map((value) => sortKey(text, value));
  assert.deepEqual(keys.toSorted(compareKeys), keys);
  assert.equal(sortKey(text, '  '), '');
  assert.equal(sortKey(text, undefined), '');
  assert.equal(sortKey(undefined, 'x'), '');
});

test('keys compare like their bytes, as databases compare them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const expected = Buffer.compare(Buffer.from(one), Buffer.from(other));
      assert.equal(Math.sign(compareKeys(one, other)), expected);
    }),
  );
});

test('the place of a long answer is found as soon as that of a short one', () => {
  const known = comparedField({ id: 'field1', type: 'comment', label: '' });
  const begun = process.cpuUsage();
  for (let count = 0; count < 100; count += 1) sortKey(known, 'Übung '.repeat(50_000));
  assert.ok(process.cpuUsage(begun).user < 3_000_000);
  assert.equal(sortKey(known, 'Übung '.repeat(50_000)), sortKey(known, 'Übung '.repeat(20)));
});
