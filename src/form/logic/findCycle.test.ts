import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findCycle, orderNodes } from './findCycle.ts';

test('everything comes after what it depends on', () => {
  assert.deepEqual([...orderNodes([[2], [0], []])], [2, 0, 1]);
  assert.equal(findCycle([[2], [0], []]), undefined);
});

test('what depends on itself is a circle of one', () => {
  assert.deepEqual(findCycle([[], [1]]), [1]);
});

test('a circle is given in order, without what only hangs on it', () => {
  assert.deepEqual(findCycle([[1], [2], [3], [1]]), [1, 2, 3]);
});

test('a chain of 100,000 does not end the process', () => {
  const chain = Array.from({ length: 100_000 }, (_, node) => (node === 0 ? [] : [node - 1]));
  assert.equal(orderNodes(chain).length, 100_000);
  chain[0] = [99_999];
  assert.equal(findCycle(chain)?.length, 100_000);
});

test('a graph has either an order of all its nodes or a circle', () => {
  const graph = fc
    .integer({ min: 1, max: 12 })
    .chain((size) =>
      fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 2 }), { minLength: size, maxLength: size }),
    );
  fc.assert(
    fc.property(graph, (dependencies) => {
      const order = [...orderNodes(dependencies)];
      const cycle = findCycle(dependencies);
      for (const [index, node] of order.entries()) {
        for (const needed of dependencies[node] ?? []) assert.ok(order.indexOf(needed) < index);
      }
      if (cycle === undefined) return assert.equal(order.length, dependencies.length);
      assert.equal(new Set(cycle).size, cycle.length);
      for (const [index, node] of cycle.entries()) {
        const next: number = cycle[(index + 1) % cycle.length] ?? -1;
        assert.ok(dependencies[node]?.includes(next));
      }
    }),
  );
});
