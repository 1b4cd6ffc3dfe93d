import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginVisit, nextPiece, noteConnection } from './nextPiece.ts';

test('one piece runs in a turn of the event loop, whoever asks', async () => {
  let turn = 0;
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  const work = async () => {
    for (let part = 0; part < 3; part += 1) {
      await nextPiece();
      turns.push(turn);
    }
  };
  await Promise.all([work(), work(), work()]);
  isCounting = false;
  assert.equal(new Set(turns).size, 9, turns.join());
});

test('a piece waits for a visitor, and begins when the last one is served', async () => {
  const ends = [beginVisit(), beginVisit()];
  const seen: string[] = [];
  const piece = nextPiece().then(() => seen.push('piece'));
  for (const end of ends) {
    // The turns that serving a visitor takes.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    seen.push('visitor');
    end();
  }
  await piece;
  assert.deepEqual(seen, ['visitor', 'visitor', 'piece']);
});

test('visits that go on and on do not stop other work', async () => {
  const end = beginVisit();
  await nextPiece();
  await nextPiece();
  end();
});

test('a piece waits while connections arrive, of which the loop takes one in each turn', async () => {
  const seen: string[] = [];
  const arrive = (left: number) => {
    noteConnection();
    seen.push('connection');
    if (left > 1) setImmediate(() => arrive(left - 1));
  };
  arrive(3);
  await nextPiece();
  seen.push('piece');
  assert.deepEqual(seen, ['connection', 'connection', 'connection', 'piece']);
});
