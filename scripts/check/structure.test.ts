import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTangles, mostFiles } from './structure.ts';

function messages(sources: Record<string, string>): string[] {
  return findTangles(Object.entries(sources).map(([path, text]) => ({ path, text }))).map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

test('a circle of imports by value is found, however long', () => {
  const found = messages({
    'src/kit/a.ts': `import { b } from './b.ts';`,
    'src/kit/b.ts': `export { c } from './c.ts';`,
    'src/kit/c.ts': `import { a } from '#kit/a.ts';`,
  });
  assert.deepEqual(found, [
    'src/kit/a.ts: imports itself: src/kit/a.ts → src/kit/b.ts → src/kit/c.ts → src/kit/a.ts',
  ]);
});

test('types, lazy imports and examples in comments close no circle', () => {
  for (const back of [
    `import type { A } from './a.ts';`,
    `const a = () => import('./a.ts');`,
    `/** import { a } from './a.ts'; */`,
  ])
    assert.deepEqual(messages({ 'src/kit/a.ts': `import { b } from './b.ts';`, 'src/kit/b.ts': back }), []);
});

test('folders that import each other are found, also by types; a folder may know those inside of it', () => {
  const there = `import { b } from '../two/b.ts';`;
  const found = messages({
    'src/service/one/a.ts': there,
    'src/service/two/b.ts': '',
    'src/service/two/c.ts': `import type { D } from '../one/d.ts';`,
    'src/service/one/d.ts': '',
  });
  assert.deepEqual(found, [
    'src/service/one/a.ts: imports src/service/two/b.ts, while src/service/two/c.ts imports src/service/one/d.ts',
  ]);
  const nested = {
    'src/service/a.ts': `import { b } from './two/b.ts';`,
    'src/service/two/b.ts': '',
    'src/service/two/c.ts': `import type { D } from '../d.ts';`,
    'src/service/d.ts': '',
  };
  assert.deepEqual(messages(nested), []);
});

test('a folder with too many files is found; tests beside the code do not count', () => {
  const fill = (name: (number: number) => string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [name(number), '']));
  const full = fill((number) => `src/kit/f${number}.ts`, mostFiles);
  assert.deepEqual(messages({ ...full, 'src/kit/a.test.ts': '' }), []);
  assert.equal(messages({ ...full, 'src/kit/a.css': '' }).length, 1);
  assert.equal(messages(fill((number) => `test/app/f${number}.test.ts`, mostFiles + 1)).length, 1);
});
