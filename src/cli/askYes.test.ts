import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { askYes } from './askYes.ts';

test('only yes is yes, and the end of the input is no', async () => {
  const typed = { 'y\n': true, ' YES \n': true, 'n\n': false, '\n': false, '': false, 'yesterday\n': false };
  for (const [text, yes] of Object.entries(typed)) {
    const input = new PassThrough();
    const shown: string[] = [];
    const answer = askYes('Add it?', input, (each) => shown.push(each));
    input.end(text);
    assert.equal(await answer, yes, text);
    assert.deepEqual(shown, ['Add it? [y/N] ']);
  }
});
