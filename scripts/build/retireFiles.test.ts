import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { hour } from '#kit/time/durations.ts';
import { retireFiles } from './retireFiles.ts';

const begin = Date.UTC(2026, 0, 1);

test('replaced files stay for a day for open tabs, however old they are', (t) => {
  const { build, there } = makeFolder(t);
  build(['app-1.js', 'font.woff2'], begin);
  build(['app-2.js', 'font.woff2'], begin + 100 * hour);
  assert.deepEqual(there(), ['app-1.js', 'app-1.js.br', 'app-2.js', 'app-2.js.br', 'font.woff2']);
  build(['app-3.js', 'font.woff2'], begin + 120 * hour);
  assert.ok(there().includes('app-1.js'));
  build(['app-3.js', 'font.woff2'], begin + 125 * hour);
  assert.deepEqual(there(), ['app-2.js', 'app-2.js.br', 'app-3.js', 'app-3.js.br', 'font.woff2']);
});

test('files of a build without a list stay as well', (t) => {
  const { write, build, there } = makeFolder(t);
  write('app-0.js', begin);
  build(['app-1.js'], begin + 100 * hour);
  assert.ok(there().includes('app-0.js'));
  build(['app-1.js'], begin + 125 * hour);
  assert.ok(!there().includes('app-0.js'));
});

function makeFolder(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'canvass-build-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (name: string, time: number) => {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), new Date(time), new Date(time));
  };
  const build = (names: readonly string[], time: number) => {
    for (const name of names) {
      write(name, time);
      if (name.endsWith('.js')) write(`${name}.br`, time);
    }
    write('manifest.json', time);
    retireFiles(folder, [...names, 'manifest.json'], time);
  };
  const there = () => readdirSync(folder).filter((name) => !name.endsWith('.json'));
  return { write, build, there };
}
