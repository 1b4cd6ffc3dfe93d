import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, formatDay, parseDay, weekdayOf } from './day.ts';

test('a day counts from the beginning of 1970', () => {
  assert.equal(parseDay('1970-01-01'), 0);
  assert.equal(parseDay('1969-12-31'), -1);
  assert.equal(parseDay('2026-11-15'), 20_772);
  assert.equal(parseDay('0001-01-01'), -719_162);
  assert.equal(parseDay('0099-12-31'), -683_004);
  assert.equal(parseDay('9999-12-31'), 2_932_896);
});

test('29 February exists in leap years only', () => {
  for (const day of ['2024-02-29', '2000-02-29', '0004-02-29'])
    assert.notEqual(parseDay(day), undefined, day);
  for (const day of ['2023-02-29', '1900-02-29', '2100-02-29']) assert.equal(parseDay(day), undefined, day);
});

test('anything but a calendar day is rejected', () => {
  for (const text of [
    '',
    '2024-02-30',
    '2024-04-31',
    '2024-00-10',
    '2024-13-01',
    '2024-01-00',
    '2024-01-32',
    '0000-01-01',
    '2024-1-1',
    '24-01-01',
    '12024-01-01',
    '+002024-01-01',
    '-2024-01-01',
    '2024-01-01T00:00',
    '2024-01-01\n',
    ' 2024-01-01',
    '2024/01/01',
    '01.01.2024',
    '٢٠٢٤-٠١-٠١',
    '2024-01-01'.repeat(100_000),
  ]) {
    assert.equal(parseDay(text), undefined, text.slice(0, 40));
  }
});

test('a number that is no day cannot be written', () => {
  for (const day of [0.5, Number.NaN, Number.POSITIVE_INFINITY, -719_163, 2_932_897, 1e300]) {
    assert.equal(formatDay(day), undefined, String(day));
  }
});

test('the week goes from Monday, 0, to Sunday, 6', () => {
  assert.equal(weekdayOf(0), 3);
  assert.equal(weekdayOf(parseDay('2026-11-15') ?? 0), 6);
  assert.equal(weekdayOf(parseDay('2026-11-16') ?? 0), 0);
  assert.equal(weekdayOf(parseDay('0001-01-01') ?? 0), 0);
});

test('adding days goes over months, years and leap days, and ends with what can be written', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01');
  assert.equal(addDays('2024-02-28', 1), '2024-02-29');
  assert.equal(addDays('2024-03-01', -1), '2024-02-29');
  assert.equal(addDays('2026-11-15', 0), '2026-11-15');
  assert.equal(addDays('9999-12-31', 1), undefined);
  assert.equal(addDays('0001-01-01', -1), undefined);
  assert.equal(addDays('2024-02-30', 1), undefined);
  assert.equal(addDays('2024-01-01', 0.5), undefined);
});

test('every day is written and read back, in order', () => {
  const day = fc.integer({ min: -719_162, max: 2_932_896 });
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [first, second] = [formatDay(one), formatDay(other)];
      assert.ok(first !== undefined && second !== undefined);
      assert.equal(parseDay(first), one);
      assert.equal(first < second, one < other);
      assert.equal(addDays(first, other - one), second);
      assert.equal(weekdayOf(one), (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7);
    }),
  );
});
