import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from './namesIn.ts';

test('one name per line, the first cell of pasted tables, empty lines left out', () => {
  assert.deepEqual(namesIn('Ana\r\n\n Bo \nCem\tcem@example.org\nDea;Berlin'), ['Ana', 'Bo', 'Cem', 'Dea']);
  assert.deepEqual(namesIn('"Ann ""A"" Lee",x\nEve, Oslo'), ['Ann "A" Lee', 'Eve, Oslo']);
  assert.deepEqual(namesIn(' \n'), []);
});
