import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatInstant, formatInstantWithOffset, parseInstant, plainInstant } from './instant.ts';

const time = Date.UTC(2026, 0, 31, 9, 30, 0, 7);

test('the three ways of writing a time: v2, a form of v1, a response of v1', () => {
  assert.equal(formatInstant(time), '2026-01-31T09:30:00.007Z');
  assert.equal(formatInstantWithOffset(time), '2026-01-31T09:30:00+00:00');
  assert.equal(plainInstant(formatInstant(time)), '2026-01-31 09:30:00');
});

test('v1 cuts to the second, also before 1970', () => {
  assert.equal(plainInstant(formatInstant(Date.UTC(2026, 0, 31, 9, 30, 0, 999))), '2026-01-31 09:30:00');
  assert.equal(formatInstantWithOffset(-1), '1969-12-31T23:59:59+00:00');
});

test('only what formatInstant writes is read', () => {
  assert.equal(parseInstant('2026-01-31T09:30:00.007Z'), time);
  assert.equal(parseInstant('2024-02-29T00:00:00.000Z'), Date.UTC(2024, 1, 29));
  assert.equal(parseInstant('0000-01-01T00:00:00.000Z'), -62_167_219_200_000);
  for (const text of [
    '',
    '2024-02-30T00:00:00.000Z',
    '2023-02-29T00:00:00.000Z',
    '2024-13-01T00:00:00.000Z',
    '2024-01-01T24:00:00.000Z',
    '2024-01-01T00:00:60.000Z',
    '2024-01-01T00:00:00Z',
    '2024-01-01T00:00:00.000',
    '2024-01-01T00:00:00.000+00:00',
    '2024-01-01t00:00:00.000z',
    '2024-01-01T00:00:00.000Z\n',
    '+002024-01-01T00:00:00.000Z',
  ]) {
    assert.equal(parseInstant(text), undefined, text);
  }
});
