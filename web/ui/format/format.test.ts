import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatDate, formatDateTime, formatFullDateTime } from './dates.ts';
import { formatNumber } from './formatNumber.ts';
import { formatRelativeTime } from './formatRelativeTime.ts';

const instant = new Date('2026-11-15T13:05:09Z');

describe('a date', () => {
  test('is written as the language does', () => {
    assert.equal(formatDate(instant, 'en-GB', 'UTC'), '15 Nov 2026');
    assert.equal(formatDate(instant, 'de', 'UTC'), '15.11.2026');
  });
  test('is that of the place of the reader', () => {
    assert.equal(formatDateTime(instant, 'en-GB', 'Asia/Tokyo'), '15 Nov 2026, 22:05');
    assert.equal(formatDate(new Date('2026-11-15T23:30:00Z'), 'en-GB', 'Asia/Tokyo'), '16 Nov 2026');
  });
  test('can be told in full, with its zone', () =>
    assert.match(formatFullDateTime(instant, 'en-GB', 'UTC'), /Sunday.*15 November 2026.*13:05:09 UTC/));
});

describe('a number', () => {
  test('is grouped as the language does', () => {
    assert.equal(formatNumber(12_040.5, 'en'), '12,040.5');
    assert.equal(formatNumber(12_040.5, 'de'), '12.040,5');
  });
  test('can be a share', () => assert.equal(formatNumber(0.42, 'en', { style: 'percent' }), '42%'));
});

describe('a time as seen from now', () => {
  const ago = (milliseconds: number) =>
    formatRelativeTime(new Date(instant.getTime() - milliseconds), 'en', instant);
  const rows: [number, string][] = [
    [0, 'now'],
    [59_000, 'now'],
    [-5_000, 'now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [23 * 3_600_000, '23 hours ago'],
    [24 * 3_600_000, 'yesterday'],
    [-24 * 3_600_000, 'tomorrow'],
    [-3 * 24 * 3_600_000, 'in 3 days'],
    [-7 * 24 * 3_600_000 + 5_000, 'in 7 days'],
    [29 * 24 * 3_600_000, '29 days ago'],
  ];
  for (const [milliseconds, words] of rows)
    test(`${milliseconds} ms before is "${words}"`, () => assert.equal(ago(milliseconds), words));
  test('is a date once it is far away', () => assert.match(ago(60 * 24 * 3_600_000), /2026/));
  test('speaks other languages', () =>
    assert.equal(formatRelativeTime(new Date(instant.getTime() - 86_400_000), 'de', instant), 'gestern'));
});
