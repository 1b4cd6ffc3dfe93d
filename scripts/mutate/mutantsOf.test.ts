import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applied, mutantsOf } from './mutantsOf.ts';

/** The whole text after each change. */
function mutated(text: string): string[] {
  return mutantsOf('a.ts', text).map((mutant) => applied(text, mutant));
}

test('conditions are negated, and comparisons and logical operators swapped', () => {
  assert.deepEqual(mutated('if (a < b && c) d = e ? f : g;'), [
    'if (!(a < b && c)) d = e ? f : g;',
    'if (a <= b && c) d = e ? f : g;',
    'if (a < b || c) d = e ? f : g;',
    'if (a < b && c) d = !(e) ? f : g;',
  ]);
  assert.deepEqual(mutated('x = a === b;'), ['x = a !== b;']);
});

test('calls whose value nobody uses are dropped, and constants changed', () => {
  assert.deepEqual(mutated('await send(x); y = make(3, true);'), [
    '; y = make(3, true);',
    'await send(x); y = make(4, true);',
    'await send(x); y = make(3, false);',
  ]);
});

test('functions return at once', () => {
  assert.deepEqual(mutated('const f = () => { return x; };'), ['const f = () => { return; return x; };']);
  assert.deepEqual(mutated('function f() {}'), []);
});

test('types stay as they are, and expressions inside of assertions do not', () => {
  assert.deepEqual(mutated('type A = 1 | true; let x: 2 = (a < b) as 3;'), [
    'type A = 1 | true; let x: 2 = (a <= b) as 3;',
  ]);
});

test('positions are right after letters outside of ASCII, and lines count from one', () => {
  const [mutant, ...others] = mutantsOf('a.ts', "const a = 'ä😀';\nconst b = a < c;");
  assert.deepEqual(others, []);
  assert.deepEqual([mutant?.line, mutant?.change], [2, '< becomes <=']);
  assert.deepEqual(mutated("const a = 'ä😀'; b = a < c;"), ["const a = 'ä😀'; b = a <= c;"]);
});
