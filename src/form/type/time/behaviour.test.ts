import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answerForm,
  answerJson,
  assertSurvives,
  assertWithstands,
  context,
  hostile,
  nothing,
} from '../testing/answering.ts';
import { time } from './behaviour.ts';
import type { TimeField } from './settings.ts';

const field: TimeField = { id: 'field1', type: 'time', label: 'At what time?' };

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

test('a time comes as a browser writes it, also in JSON', () => {
  assert.deepEqual(answerForm(time, field, { field1: ['09:30'] }), { kept: '09:30' });
  assert.deepEqual(answerForm(time, field, { field1: [' 09:30 '] }), { kept: '09:30' });
  assert.deepEqual(answerJson(time, field, '00:00'), { kept: '00:00' });
  assert.deepEqual(answerJson(time, field, '23:59'), { kept: '23:59' });
});

test('seconds are cut where they say nothing, and refused where they do', () => {
  assert.deepEqual(answerForm(time, field, { field1: ['09:30:00'] }), { kept: '09:30' });
  assert.deepEqual(answerJson(time, field, '09:30:00'), { kept: '09:30' });
  assert.equal(time.normalise(field, '09:30:00'), '09:30');
  assert.equal(time.readValue(field, '09:30:00'), '09:30');
  assert.equal(answerJson(time, field, '09:30:15'), 'time_invalid');
  assert.equal(answerJson(time, field, '09:30:00.000'), 'time_invalid');
});

test('nothing is no answer', () => {
  assert.equal(answerForm(time, field, {}), 'nothing');
  assert.equal(answerForm(time, field, { field1: [''] }), 'nothing');
  for (const value of nothing) assert.equal(answerJson(time, field, value), 'nothing', String(value));
  assert.equal(time.normalise(field, ' '), undefined);
});

test('what is no time of the day is refused', () => {
  for (const text of ['24:00', '12:60', '9:30', '0930', '09.30', '9:30 am', '-1:00', '09:30+02:00', 'noon']) {
    assert.equal(answerJson(time, field, text), 'time_invalid', text);
    assert.equal(answerForm(time, field, { field1: [text] }), 'time_invalid', text);
    assert.equal(time.validate(field, text, context)?.code, 'time_invalid', text);
  }
  for (const value of [930, true, {}, ['09:30']]) {
    assert.equal(answerJson(time, field, value), 'malformed', JSON.stringify(value));
  }
});

test('the earliest and the latest time belong to what is taken', () => {
  const office: TimeField = { ...field, min: '09:00', max: '17:30' };
  assert.deepEqual(answerJson(time, office, '09:00'), { kept: '09:00' });
  assert.deepEqual(answerJson(time, office, '17:30'), { kept: '17:30' });
  assert.deepEqual(time.validate(office, '08:59', context), {
    code: 'time_too_early',
    parameters: { min: '09:00' },
  });
  assert.deepEqual(time.validate(office, '17:31', context), {
    code: 'time_too_late',
    parameters: { max: '17:30' },
  });
});

test('steps are counted from the earliest time, else from midnight', () => {
  const quarters: TimeField = { ...field, step: 15 };
  assert.deepEqual(answerJson(time, quarters, '09:45'), { kept: '09:45' });
  assert.deepEqual(time.validate(quarters, '09:50', context), {
    code: 'time_off_step',
    parameters: { step: 15, min: '00:00' },
  });
  const shifted: TimeField = { ...field, min: '08:50', step: 45 };
  assert.deepEqual(answerJson(time, shifted, '09:35'), { kept: '09:35' });
  assert.deepEqual(time.validate(shifted, '09:45', context), {
    code: 'time_off_step',
    parameters: { step: 45, min: '08:50' },
  });
});

test('the time at the beginning is no answer by itself', () => {
  assert.equal(answerJson(time, { ...field, default: '09:00' }, ''), 'nothing');
});

test('nothing hostile is taken for a time', () => {
  for (const value of hostile) {
    assert.equal(typeof answerJson(time, field, value), 'string', JSON.stringify(value)?.slice(0, 40));
    assertWithstands(time, field, value);
  }
});

test('it prints as it is and counts as minutes since midnight', () => {
  assert.equal(time.printValue(field, '09:30'), '09:30');
  assert.equal(time.printText(field, '09:30'), '09:30');
  assert.equal(time.printCell(field, '09:30'), '09:30');
  assert.equal(time.asNumber(field, '09:30'), '570');
  assert.equal(time.asNumber(field, '00:00'), '0');
  assert.equal(time.asNumber(field, 'none'), '0');
  assert.equal(time.formulaUse(field), 'either');
  assert.equal(time.comparison(field), 'clock');
  assert.equal(time.settable, true);
});

test('a stored value that is no time is none', () => {
  for (const value of ['25:00', '', 570, null, ['09:30'], {}]) {
    assert.equal(time.readValue(field, value), undefined);
  }
});

test('every minute is kept where the bounds and the step let it, and survives', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const settings = fc.record({
    at: minute,
    min: minute,
    max: minute,
    step: fc.integer({ min: 1, max: 720 }),
  });
  fc.assert(
    fc.property(settings, ({ at, min, max, step }) => {
      const text = clock(at);
      assert.deepEqual(answerForm(time, field, { field1: [text] }), { kept: text });
      assertSurvives(time, field, text);
      const bounded: TimeField = { ...field, min: clock(min), max: clock(max), step };
      const taken = at >= min && at <= max && (at - min) % step === 0;
      assert.equal(time.validate(bounded, text, context) === undefined, taken);
    }),
    { numRuns: 300 },
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(time, field, value)));
});
