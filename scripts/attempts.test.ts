import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSuccessful } from './attempts.ts';

test('the first way that works is taken, and later ones are left alone', async () => {
  const outcome = await firstSuccessful([
    { name: 'absent', run: async () => undefined },
    { name: 'broken', run: () => Promise.reject(new Error('no')) },
    { name: 'good', run: async () => 'here' },
    { name: 'late', run: () => assert.fail('not needed') },
  ]);
  assert.deepEqual(outcome, { value: 'here' });
});

test('when none works, each says how it failed', async () => {
  const outcome = await firstSuccessful<string>([
    { name: 'absent', run: async () => undefined },
    { name: 'broken', run: () => Promise.reject(new Error('no network')) },
  ]);
  assert.ok(outcome.value === undefined);
  assert.deepEqual(outcome.tried, ['absent: nothing there, or not possible here', 'broken: no network']);
});
