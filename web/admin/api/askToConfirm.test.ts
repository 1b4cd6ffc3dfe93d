import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askToConfirm, endConfirm } from './askToConfirm.ts';

test('whoever wants a proof at the same time gets the same answer, and later ones a new question', async () => {
  const [first, second] = [askToConfirm(), askToConfirm()];
  endConfirm(true);
  assert.deepEqual(await Promise.all([first, second]), [true, true]);
  const third = askToConfirm();
  endConfirm(false);
  endConfirm(true);
  assert.equal(await third, false);
});
