import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, formatDay, parseDay, weekdayOf } from '#kit/time/day.ts';
import {
  answerForm,
  answerJson,
  assertSurvives,
  assertWithstands,
  context,
  hostile,
  nothing,
} from '../testing/answering.ts';
import { date } from './behaviour.ts';
import type { DateField } from './settings.ts';

const field: DateField = { id: 'field1', type: 'date', label: 'When?' };
const anyDay = fc.integer({ min: -719_162, max: 2_932_896 }).map((day) => formatDay(day) ?? '');

test('a day comes as a browser writes it, also in JSON', () => {
  assert.deepEqual(answerForm(date, field, { field1: ['2026-12-31'] }), { kept: '2026-12-31' });
  assert.deepEqual(answerForm(date, field, { field1: [' 2026-12-31\r\n'] }), { kept: '2026-12-31' });
  assert.deepEqual(answerJson(date, field, '2024-02-29'), { kept: '2024-02-29' });
  assert.deepEqual(answerJson(date, field, '0001-01-01'), { kept: '0001-01-01' });
  assert.deepEqual(answerJson(date, field, '9999-12-31'), { kept: '9999-12-31' });
});

test('nothing is no answer', () => {
  assert.equal(answerForm(date, field, {}), 'nothing');
  assert.equal(answerForm(date, field, { field1: [''] }), 'nothing');
  for (const value of nothing) assert.equal(answerJson(date, field, value), 'nothing', String(value));
  assert.equal(date.normalise(field, '  '), undefined);
});

test('a day that does not exist or is written otherwise is refused', () => {
  for (const text of [
    '2024-02-30',
    '2023-02-29',
    '0000-01-01',
    '2026-1-1',
    '31.12.2026',
    '12/31/2026',
    'today',
  ]) {
    assert.equal(answerJson(date, field, text), 'date_invalid', text);
    assert.equal(answerForm(date, field, { field1: [text] }), 'date_invalid', text);
    assert.equal(date.validate(field, text, context)?.code, 'date_invalid', text);
  }
  for (const value of [20261231, true, {}, ['2026-12-31'], { year: 2026 }]) {
    assert.equal(answerJson(date, field, value), 'malformed', JSON.stringify(value));
  }
});

test('the earliest and the latest day belong to what is taken', () => {
  const autumn: DateField = { ...field, min: '2026-09-23', max: '2026-12-21' };
  assert.deepEqual(answerJson(date, autumn, '2026-09-23'), { kept: '2026-09-23' });
  assert.deepEqual(answerJson(date, autumn, '2026-12-21'), { kept: '2026-12-21' });
  assert.deepEqual(date.validate(autumn, '2026-09-22', context), {
    code: 'date_too_early',
    parameters: { min: '2026-09-23' },
  });
  assert.deepEqual(date.validate(autumn, '2026-12-22', context), {
    code: 'date_too_late',
    parameters: { max: '2026-12-21' },
  });
});

test('bounds count from the day on which the form is filled in', () => {
  const soon: DateField = { ...field, min: 'today', max: 'today+7' };
  assert.deepEqual(answerJson(date, soon, '2026-11-15'), { kept: '2026-11-15' });
  assert.deepEqual(answerJson(date, soon, '2026-11-22'), { kept: '2026-11-22' });
  assert.deepEqual(date.validate(soon, '2026-11-14', context)?.parameters, { min: '2026-11-15' });
  assert.deepEqual(date.validate(soon, '2026-11-23', context)?.parameters, { max: '2026-11-22' });
  const later = { ...context, today: '2027-01-01' };
  assert.equal(date.validate(soon, '2026-11-22', later)?.code, 'date_too_early');
  assert.equal(date.validate({ ...field, min: 'today-30' }, '2026-10-16', context), undefined);
  assert.equal(date.validate({ ...field, min: 'today-30' }, '2026-10-15', context)?.code, 'date_too_early');
});

test('a bound that is no day bounds nothing', () => {
  assert.deepEqual(answerJson(date, { ...field, min: '2026-02-30' }, '1900-01-01'), { kept: '1900-01-01' });
});

test('only the days of the week that the form names', () => {
  const weekend: DateField = { ...field, weekdays: ['saturday', 'sunday'] };
  assert.deepEqual(answerJson(date, weekend, '2026-11-14'), { kept: '2026-11-14' });
  assert.deepEqual(answerJson(date, weekend, '2026-11-15'), { kept: '2026-11-15' });
  assert.deepEqual(date.validate(weekend, '2026-11-16', context), {
    code: 'weekday_refused',
    parameters: { weekday: 'monday' },
  });
});

test('the day at the beginning is no answer by itself', () => {
  assert.equal(answerJson(date, { ...field, default: 'today' }, ''), 'nothing');
});

test('nothing hostile is taken for a day', () => {
  for (const value of hostile) {
    assert.equal(typeof answerJson(date, field, value), 'string', JSON.stringify(value)?.slice(0, 40));
    assertWithstands(date, field, value);
  }
});

test('it prints as it is and counts as days since 1970', () => {
  assert.equal(date.printValue(field, '2026-12-31'), '2026-12-31');
  assert.equal(date.printText(field, '2026-12-31'), '2026-12-31');
  assert.equal(date.printCell(field, '2026-12-31'), '2026-12-31');
  assert.equal(date.asNumber(field, '1970-01-02'), '1');
  assert.equal(date.asNumber(field, '1969-12-31'), '-1');
  assert.equal(date.asNumber(field, 'none'), '0');
  assert.equal(date.formulaUse(field), 'either');
  assert.equal(date.comparison(field), 'day');
  assert.equal(date.settable, true);
});

test('a stored value that is no day is none', () => {
  for (const value of ['2024-02-30', '', 20000, null, ['2026-12-31'], {}]) {
    assert.equal(date.readValue(field, value), undefined);
  }
});

test('every day is kept where the bounds and the weekdays let it, and survives', () => {
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  const settings = fc.record({
    day: anyDay,
    before: fc.integer({ min: -5, max: 40 }),
    after: fc.integer({ min: -5, max: 40 }),
    weekdays: fc.subarray([...week], { minLength: 1 }),
  });
  fc.assert(
    fc.property(settings, ({ day, before, after, weekdays }) => {
      assert.deepEqual(answerForm(date, field, { field1: [day] }), { kept: day });
      assertSurvives(date, field, day);
      const bounded: DateField = { ...field, weekdays };
      const [min, max] = [addDays(day, -before), addDays(day, after)];
      if (min !== undefined) bounded.min = min;
      if (max !== undefined) bounded.max = max;
      const inside = (min === undefined || before >= 0) && (max === undefined || after >= 0);
      const weekday = week[weekdayOf(parseDay(day) ?? 0)];
      const named = weekday !== undefined && weekdays.includes(weekday);
      assert.equal(date.validate(bounded, day, context) === undefined, inside && named);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(date, field, value)));
});
