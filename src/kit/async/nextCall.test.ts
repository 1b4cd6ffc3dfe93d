import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { nextCall } from './nextCall.ts';

test('one call runs in each turn of the loop, and keys take turns', async () => {
  const begun: string[] = [];
  let turn = 0;
  const call = async (key: string) => {
    await nextCall(key);
    begun.push(`${key} ${turn}`);
  };
  const all = Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(call));
  await Promise.resolve();
  assert.deepEqual(begun, ['a 0'], 'the first one does not wait');
  for (turn = 1; turn <= 7; turn += 1) await nextTurn();
  await all;
  assert.deepEqual(begun, ['a 0', 'a 1', 'b 2', 'c 3', 'a 4', 'b 5', 'a 6']);
  assert.equal(nextCall('a'), undefined);
});
