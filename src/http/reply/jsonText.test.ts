import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonText, jsonOf } from './jsonText.ts';

test('written JSON stands in an answer as if it were read', () => {
  const document = { pages: [{ label: '"]}' }] };
  const answer = { a: 1, left: undefined, 'a "key"': new JsonText(JSON.stringify(document)), z: null };
  assert.deepEqual(JSON.parse(jsonOf(answer)), { a: 1, 'a "key"': document, z: null });
});

test('other answers are written as always', () => {
  for (const answer of [{ a: [undefined] }, [1], 'x', null, { at: new Date(0) }])
    assert.equal(jsonOf(answer), JSON.stringify(answer));
});
