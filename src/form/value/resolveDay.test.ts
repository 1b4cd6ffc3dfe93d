import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveDay } from './resolveDay.ts';

test('a day of the calendar is itself', () => {
  assert.equal(resolveDay('2026-12-31', '2026-11-15'), '2026-12-31');
});

test('other days count from the day on which the form is filled in', () => {
  assert.equal(resolveDay('today', '2026-11-15'), '2026-11-15');
  assert.equal(resolveDay('today+7', '2026-12-28'), '2027-01-04');
  assert.equal(resolveDay('today-30', '2024-03-30'), '2024-02-29');
  assert.equal(resolveDay('today+0', '2026-11-15'), '2026-11-15');
  assert.equal(resolveDay('today+99999', '2026-11-15'), '2300-08-30');
});

test('what is no day is none', () => {
  assert.equal(resolveDay(undefined, '2026-11-15'), undefined);
  for (const setting of ['2026-02-30', '', 'tomorrow', 'today+', 'today+1.5', 'today+123456', 'Today']) {
    assert.equal(resolveDay(setting, '2026-11-15'), undefined, setting);
  }
  assert.equal(resolveDay('today+99999', '9999-12-31'), undefined);
  assert.equal(resolveDay('today', 'not a day'), undefined);
});
