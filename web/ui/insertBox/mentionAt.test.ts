import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionAt } from './mentionAt.ts';

test('an @ at the start or behind a space asks for a field', () => {
  assert.deepEqual(mentionAt('@na', 3), { from: 0, to: 3, query: 'na' });
  assert.deepEqual(mentionAt('Thank you, @ and', 12), { from: 11, to: 12, query: '' });
  assert.deepEqual(mentionAt('?name=@na', 9), { from: 6, to: 9, query: 'na' });
  assert.deepEqual(mentionAt('(@größe', 7), { from: 1, to: 7, query: 'größe' });
});

test('an @ in a mail address does not, nor one that the cursor has left', () => {
  assert.equal(mentionAt('name@example', 12), undefined);
  assert.equal(mentionAt('@name ', 6), undefined);
  assert.equal(mentionAt('@name', 0), undefined);
});
