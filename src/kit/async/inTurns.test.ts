import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTurns } from './inTurns.ts';

test('each step is made in a turn of its own, and none is held while a step is read', async () => {
  let turns = 0;
  let held = 0;
  const takeTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    turns += 1;
    held += 1;
    try {
      return await work();
    } finally {
      held -= 1;
    }
  };
  async function* steps() {
    for (const step of [1, 2, 3]) {
      assert.equal(held, 1);
      yield step;
    }
  }
  const read: number[] = [];
  for await (const step of inTurns(steps(), takeTurn)) {
    assert.equal(held, 0);
    read.push(step);
  }
  assert.deepEqual(read, [1, 2, 3]);
  assert.equal(turns, 4, 'three steps and the end');
});

test('a reader that stops ends the work', async () => {
  let hasEnded = false;
  async function* steps() {
    try {
      for (let step = 0; ; step += 1) yield step;
    } finally {
      hasEnded = true;
    }
  }
  for await (const step of inTurns(steps())) if (step === 2) break;
  assert.ok(hasEnded);
});
