import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { brokenForms } from '../../check/corpus/brokenForms.ts';
import { mutationsOf } from '../../check/testing/mutatedForm.ts';
import type { FormDefinition } from '../../schema/definition.ts';
import { apply, type Change, diff, invert } from './diff.ts';
import { same } from './same.ts';

const seed = Date.now() % 2 ** 31;
const forms = mutationsOf(brokenForms);

test(`a change leads from one form to another and back, also as JSON (seed ${seed})`, () => {
  fc.assert(
    fc.property(forms, forms, ({ form: before }, { form: after }) => {
      const change = diff(before, after);
      assert.equal(change === undefined, same(before, after));
      if (change === undefined) return;
      const stored: Change = JSON.parse(JSON.stringify(change));
      assert.deepEqual(plain(apply(stored, before)), plain(after));
      assert.deepEqual(plain(apply(invert(stored), after)), plain(before));
      assert.deepEqual(invert(invert(stored)), stored);
    }),
    { numRuns: 500, seed },
  );
});

test('a new label is a short change, and shares the other pages', () => {
  const before = withLabels(['One', 'Two']);
  const after = withLabels(['One', 'Second']);
  const change = diff(before, after);
  assert.ok(change);
  assert.ok(JSON.stringify(change).length < 250, JSON.stringify(change));
  assert.equal(apply(change, before).pages[0], before.pages[0]);
});

test('ids called like parts of every object are ordinary ids', () => {
  const before = withLabels(['One', 'Two'], ['constructor', 'toString']);
  const after = withLabels(['One'], ['constructor']);
  const change = diff(before, after);
  assert.ok(change);
  assert.deepEqual(apply(change, before), after);
  assert.deepEqual(apply(invert(change), after), before);
});

function withLabels(labels: string[], ids: readonly string[] = []): FormDefinition {
  return {
    format: 2,
    pages: labels.map((label, at) => ({ id: ids[at] ?? `page${at + 1}`, label, fields: [] })),
  };
}

/** Without keys that hold undefined, which JSON leaves out. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
