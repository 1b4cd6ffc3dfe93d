import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPrompt } from './createPrompt.ts';

test('whoever asks at the same time gets the same answer, and later ones a new question', async () => {
  const question = createPrompt();
  const [first, second] = [question.ask(), question.ask()];
  question.end(true);
  assert.deepEqual(await Promise.all([first, second]), [true, true]);
  const third = question.ask();
  question.end(false);
  question.end(true);
  assert.equal(await third, false);
  assert.equal(question.isAsked(), false);
});
