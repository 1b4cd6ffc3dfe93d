import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTangles, maxFiles } from './structure.ts';

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
    'src/render/one/a.ts': there,
    'src/render/two/b.ts': '',
    'src/render/two/c.ts': `import type { D } from '../one/d.ts';`,
    'src/render/one/d.ts': '',
  });
  assert.deepEqual(found, [
    'src/render/one/a.ts: imports src/render/two/b.ts, while src/render/two/c.ts imports src/render/one/d.ts',
  ]);
  const nested = {
    'src/render/a.ts': `import { b } from './two/b.ts';`,
    'src/render/two/b.ts': '',
    'src/render/two/c.ts': `import type { D } from '../d.ts';`,
    'src/render/d.ts': '',
  };
  assert.deepEqual(messages(nested), []);
});

test('areas of src/service that import each other are found, however deep the files are, and also by way of others', () => {
  const found = messages({
    'src/service/mail/queue/a.ts': `import type { B } from '../../account/b.ts';`,
    'src/service/mail/d.ts': '',
    'src/service/mail/e.ts': `import { b } from '#service/account/b.ts';`,
    'src/service/account/b.ts': '',
    'src/service/account/email/c.ts': `import { d } from '../../mail/d.ts';`,
  });
  assert.deepEqual(found, [
    'src/service/mail: src/service/mail imports src/service/account (2, as in src/service/mail/queue/a.ts), ' +
      'src/service/account imports src/service/mail (1, as in src/service/account/email/c.ts)',
  ]);
  const ring = messages({
    'src/service/one/x/a.ts': `import { b } from '../../two/x/b.ts';`,
    'src/service/two/x/b.ts': '',
    'src/service/two/y/c.ts': `import { d } from '../../three/d.ts';`,
    'src/service/three/d.ts': '',
    'src/service/three/e.ts': `const f = () => import('../one/y/f.ts');`,
    'src/service/one/y/f.ts': '',
  });
  assert.equal(ring.length, 1);
});

test('an area may import others that do not import it, and its tests may import any', () => {
  const sources = {
    'src/service/account/join/a.ts': `import { b } from '../../mail/b.ts';`,
    'src/service/mail/b.ts': '',
    'src/service/mail/b.test.ts': `import { a } from '../account/join/a.ts';`,
    'src/service/mail/testing/c.ts': `import { a } from '../../account/join/a.ts';`,
  };
  assert.deepEqual(messages(sources), []);
});

test('the floor of src/service imports no area', () => {
  const found = messages({
    'src/service/base/access/a.ts': `import { b } from '../../mail/b.ts';`,
    'src/service/mail/b.ts': '',
  });
  assert.deepEqual(found, [
    'src/service/base: is the floor: src/service/base imports src/service/mail (1, as in src/service/base/access/a.ts)',
  ]);
});

test('a folder with too many files is found; tests beside the code do not count', () => {
  const fill = (name: (number: number) => string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [name(number), '']));
  const full = fill((number) => `src/kit/f${number}.ts`, maxFiles);
  assert.deepEqual(messages({ ...full, 'src/kit/a.test.ts': '' }), []);
  assert.equal(messages({ ...full, 'src/kit/a.css': '' }).length, 1);
  assert.equal(messages(fill((number) => `test/app/f${number}.test.ts`, maxFiles + 1)).length, 1);
});
