import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { openScratch } from './scratch.ts';
import { type Move, Ties } from './ties.ts';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canvass-scratch-'));
});
after(() => rm(folder, { recursive: true }));

/** A naive reference: a line in a tie moves to the next time that no stored item and no other line has. */
function plainly(stored: number[], lines: number[]): Move[] {
  const taken = new Set([...stored, ...lines]);
  const kept = new Set(stored);
  const moves: Move[] = [];
  for (const [index, from] of lines.entries()) {
    if (!kept.has(from)) {
      kept.add(from);
      continue;
    }
    let to = from + 1;
    while (taken.has(to)) to += 1;
    taken.add(to);
    moves.push({ line: index + 1, from, to });
  }
  return moves;
}

test('ties are settled as the rule says, whatever the lines', async () => {
  const database = openScratch(folder);
  assert.deepEqual(await readdir(folder), [], 'nothing to leave behind');
  const ties = new Ties(database);
  const time = fc.integer({ min: -3, max: 12 });
  let list = 0;
  fc.assert(
    fc.property(fc.uniqueArray(time), fc.array(time, { maxLength: 25 }), (stored, lines) => {
      list += 1;
      // Lines of another list must not matter.
      ties.place(list + 1_000_000, 1, 5);
      for (const [index, each] of lines.entries()) ties.place(list, index + 1, each);
      for (const each of stored) ties.occupy(list, each);
      const moves: Move[] = [];
      ties.settle(list, (move) => moves.push(move));
      assert.deepEqual(moves, plainly(stored, lines));
      for (const [index] of lines.entries()) {
        const expected = moves.find(({ line }) => line === index + 1)?.to;
        assert.equal(ties.target(list, index + 1), expected);
      }
    }),
    { numRuns: 300 },
  );
  database.close();
});

test('a hundred thousand lines at one moment are settled in passing', () => {
  const database = openScratch(folder);
  const ties = new Ties(database);
  for (let line = 1; line <= 100_000; line += 1) ties.place(1, line, 0);
  let last = 0;
  ties.settle(1, ({ to }) => {
    assert.equal(to, last + 1);
    last = to;
  });
  assert.equal(last, 99_999);
  database.close();
});
