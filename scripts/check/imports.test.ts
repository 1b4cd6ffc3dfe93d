import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findForbiddenImports } from './arrows.ts';

function objections(path: string, text: string): string[] {
  return findForbiddenImports([{ path, text }]).map(({ line, message }) => `${line}: ${message}`);
}

test('arrows that point down are good, also past a level', () => {
  const good: [string, string][] = [
    ['src/cli/command/serve.ts', `import { startServer } from '#http/server.ts';`],
    ['src/cli/command/serve.ts', `import { a } from '#kit/a.ts';`],
    ['src/http/api/v2/forms.ts', `import { findForm } from '#store/query/form/form.ts';`],
    ['src/http/api/v2/forms.ts', `import type { Config } from '#config';`],
    ['src/service/operate/openData.ts', `import type { Config } from '#config';`],
    ['src/store/open.ts', `const { a } = await import('./sqlite/open.ts');`],
    ['src/store/fragment.ts', `import type { A } from '#contract/v2.ts';`],
    ['src/outside/guardedFetch.ts', `import type { A } from '#contract/v2.ts';`],
    ['src/contract/v2.ts', `import { a } from '#form/value/kinds.ts';`],
    ['src/kit/ids.ts', `import { randomInt } from 'node:crypto';`],
    ['src/kit/ids.ts', `import { base62 } from './base62.ts';`],
    ['src/form/type/email/behaviour.ts', `export { a } from '../answer/a.ts';`],
    ['src/cli/command/serve.ts', `const { serve } = await import('../../main.ts');`],
    ['src/kit/programVersion.ts', `import about from '../../package.json' with { type: 'json' };`],
    ['src/store/open.test.ts', `import { eachEngine } from '../../test/support/engines.ts';`],
    ['src/main.ts', `import './cli/main.ts'; import '#http/server.ts';`],
    ['test/store/lists.test.ts', `import '../../src/store/open.ts'; import '#http/server.ts';`],
    ['web/page/start.ts', `import '#form/logic/evaluate.ts'; import '#ui/button.ts';`],
  ];
  for (const [path, text] of good) assert.deepEqual(objections(path, text), [], `${path} ${text}`);
});

test('arrows that point up or sideways are found', () => {
  const bad: [string, string][] = [
    ['src/kit/ids.ts', `import { a } from '#form/a.ts';`],
    ['src/form/a.ts', `import type { A } from "#contract/v2.ts";`],
    ['src/render/a.ts', `import { a } from '#contract/v2.ts';`],
    ['src/contract/v2.ts', `import { a } from '#store/tables.ts';`],
    ['src/store/open.ts', `export { a } from '#service/operate/openData.ts';`],
    ['src/store/open.ts', `export * from '#outside/mail.ts';`],
    ['src/store/open.ts', `import type { Config } from '#config';`],
    ['src/service/a.ts', `import '#http/server.ts';`],
    ['src/http/a.ts', `import '#job/a.ts';`],
    ['src/job/a.ts', `import '#cli/a.ts';`],
    ['src/kit/a.ts', `import { a } from '#nowhere/a.ts';`],
    ['src/newroom/a.ts', `import { a } from '#kit/a.ts';`],
    ['web/admin/a.ts', `import { a } from '#store/open.ts';`],
    ['web/ui/a.ts', `import { a } from '#admin/a.ts';`],
    ['web/page/a.ts', `import { a } from '#admin/a.ts';`],
    ['src/http/a.ts', `import { a } from '#ui/a.ts';`],
  ];
  for (const [path, text] of bad) assert.equal(objections(path, text).length, 1, `${path} ${text}`);
});

test('a path that climbs into another room is found, whichever way the room lies', () => {
  for (const target of [
    '../http/server.ts',
    '../kit/ids.ts',
    '../config.ts',
    '../../test/support/engines.ts',
  ])
    assert.match(
      objections('src/store/open.ts', `import { a } from '${target}';`)[0] ?? '',
      /climbs out of store/,
    );
  assert.equal(objections('src/store/sqlite/open.ts', `import '../../kit/../kit/ids.ts';`).length, 1);
  assert.deepEqual(objections('src/store/sqlite/open.ts', `import '../../store/tables.ts';`), []);
});

test('imports in every spelling are seen, with their line', () => {
  const text = [
    '/* a note',
    "   import '#http/commented.ts' */",
    "// import '#http/commented.ts';",
    "const address = 'https://example.org';",
    'import {',
    '  a,',
    '  b,',
    "} from '#http/many.ts';",
    "const c = await import( '#http/dynamic.ts');",
    'const d = await import(`#http/template.ts`);',
    "const e = require('#http/require.ts');",
    "type F = import('#http/type.ts').F;",
    "const g = new Worker(new URL('../http/worker.ts', import.meta.url));",
    "const h = import.meta.resolve('#http/resolved.ts');",
  ].join('\n');
  const lines = findForbiddenImports([{ path: 'src/store/a.ts', text }]).map(({ line }) => line);
  assert.deepEqual(
    lines.toSorted((a, b) => a - b),
    [8, 9, 10, 11, 12, 13, 14],
  );
});
