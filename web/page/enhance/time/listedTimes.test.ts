import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedTimes } from './listedTimes.ts';

const listed = (settings: object) => listedTimes({ id: 'field1', type: 'time', label: '', ...settings });

test('the list has the steps from the earliest time to the latest', () => {
  assert.deepEqual(listed({ min: '09:10', max: '10:00', step: 20 }), ['09:10', '09:30', '09:50']);
  assert.deepEqual(listed({ min: '23:00', step: 30 }), ['23:00', '23:30']);
});

test('a list that would be too long has about every half hour, and only allowed times', () => {
  assert.equal(listed({}).length, 48);
  assert.deepEqual(listed({ min: '08:00', max: '20:00', step: 7 }).slice(0, 3), ['08:00', '08:35', '09:10']);
});
