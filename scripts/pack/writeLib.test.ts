import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translate } from './writeLib.ts';

const rooms = [
  ['#kit/', './src/kit/'],
  ['#config', './src/config.ts'],
] as const;
const translated = (code: string) => translate(code, 'src/http/site/assets.ts', rooms);

test('imports name JavaScript files by relative paths, packages keep their names', () => {
  assert.equal(translated("import { a } from '#kit/text/a.ts';"), "import { a } from '../../kit/text/a.js';");
  assert.equal(translated("import { b } from './b.ts';"), "import { b } from './b.js';");
  assert.equal(translated("await import('#config');"), "await import('../../config.js');");
  assert.equal(
    translated("new URL('./worker.ts', import.meta.url);"),
    "new URL('./worker.js', import.meta.url);",
  );
  assert.equal(translated("import pino from 'pino';"), "import pino from 'pino';");
});

test('types are gone, and messages name the installed command', () => {
  assert.equal(translated('const a: string = b;').replaceAll(' ', ''), 'consta=b;');
  assert.equal(translated("say('node bin/canvass demo');"), "say('canvass demo');");
});
