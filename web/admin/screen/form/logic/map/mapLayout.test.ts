import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Way } from '#form/edit/rules/pageMap.ts';
import { mapLayout, topOf } from './mapLayout.ts';

test('pages alone need no lane', () => {
  const { jumps, height } = mapLayout(2, [
    { from: 0, to: 1 },
    { from: 1, to: 'end' },
  ]);
  assert.deepEqual(jumps, []);
  assert.ok(height > topOf(2));
});

test('jumps that overlap have lanes of their own, in any form', () => {
  const way = fc
    .tuple(fc.nat(8), fc.integer({ min: 1, max: 9 }), fc.nat(30))
    .map(([from, span, rule]): Way => ({ from, to: from + span > 9 ? 'end' : from + span, rule, action: 0 }));
  fc.assert(
    fc.property(fc.array(way, { maxLength: 12 }), (ways) => {
      const { jumps, width } = mapLayout(10, ways);
      assert.equal(jumps.length, ways.length);
      for (const [index, one] of jumps.entries()) {
        assert.ok(one.x < width);
        for (const other of jumps.slice(index + 1))
          assert.ok(one.x !== other.x || one.to <= other.from || other.to <= one.from);
      }
    }),
  );
});
