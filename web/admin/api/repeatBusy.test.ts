import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from './apiError.ts';
import { repeatBusy } from './repeatBusy.ts';

function failing(times: number, code = 'busy') {
  let tries = 0;
  const pauses: number[] = [];
  const step = async () => {
    tries += 1;
    if (tries <= times) throw new ApiError(code, { retryAfter: 2 });
    return tries;
  };
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
  };
  return { step, pause, pauses };
}

test('a step that the server was too busy for is run again after the time that it named', async () => {
  const { step, pause, pauses } = failing(3);
  assert.equal(await repeatBusy(step, { pause }), 4);
  assert.deepEqual(pauses, [2000, 2000, 2000]);
});

test('a step is not run again for ever, once stopped or after another error', async () => {
  const endless = failing(100);
  await assert.rejects(repeatBusy(endless.step, endless), ApiError);
  assert.equal(endless.pauses.length, 5);
  const stopped = failing(1);
  await assert.rejects(repeatBusy(stopped.step, { ...stopped, isStopped: () => true }), ApiError);
  assert.deepEqual(stopped.pauses, []);
  const other = failing(1, 'disk_full');
  await assert.rejects(repeatBusy(other.step, other), ApiError);
  assert.deepEqual(other.pauses, []);
});
