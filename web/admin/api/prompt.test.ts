import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPrompt } from './prompt.ts';

test('concurrent requests share one answer, and a later request opens the prompt again', async () => {
  const prompt = createPrompt();
  const [first, second] = [prompt.request(), prompt.request()];
  prompt.resolve(true);
  assert.deepEqual(await Promise.all([first, second]), [true, true]);
  const third = prompt.request();
  prompt.resolve(false);
  prompt.resolve(true);
  assert.equal(await third, false);
  assert.equal(prompt.isOpen(), false);
});
