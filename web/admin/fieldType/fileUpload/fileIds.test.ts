import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withFiles, withToggled } from './fileIds.ts';

describe('the files of an answer', () => {
  test('end with those that were sent, each once', () => {
    assert.deepEqual(withFiles(['a'], ['b', 'c']), ['a', 'b', 'c']);
    assert.deepEqual(withFiles(['a', 'b'], ['b', 'c']), ['a', 'b', 'c']);
  });

  test('lose a file and get it back at its place', () => {
    const listed = ['a', 'b', 'c'];
    const without = withToggled(listed, listed, 'b');
    assert.deepEqual(without, ['a', 'c']);
    assert.deepEqual(withToggled(without, listed, 'b'), listed);
  });

  test('keep those that the list does not have', () => {
    assert.deepEqual(withToggled(['a', 'x'], ['a', 'b'], 'a'), ['x']);
    assert.deepEqual(withToggled(['x'], ['a', 'b'], 'a'), ['a', 'x']);
  });
});
