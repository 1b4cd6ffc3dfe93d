import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shuffled } from './shuffled.ts';

const letters = ['a', 'b', 'c', 'd'];

test('the same seed gives the same order, and nothing is lost', () => {
  const once = shuffled(letters, 'one');
  assert.deepEqual(shuffled(letters, 'one'), once);
  assert.deepEqual(once.toSorted(), letters);
});

test('every place is equally likely for every item, as far as can be seen', () => {
  const first = new Map<string, number>();
  for (let seed = 0; seed < 4000; seed += 1) {
    for (const [index, letter] of shuffled(letters, `visit-${seed}`).entries())
      first.set(`${letter}${index}`, (first.get(`${letter}${index}`) ?? 0) + 1);
  }
  assert.equal(first.size, 16);
  for (const [at, count] of first) assert.ok(count > 850 && count < 1150, `${at}: ${count}`);
});
