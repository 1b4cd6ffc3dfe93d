import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageOf } from '../sbom/bundledPackages.ts';

const root = join(import.meta.dirname, '../..');
/** Only those of the bundler, at the start of a line or as a call: comments and texts name packages too. */
const imported = /^(?:import|export)\b[^;'"`]*?["']([^"']+)["'];$|\bimport\("([^"]+)"\)/gm;

test('the built program needs no package but those that are installed with it, and imports no module of Node.js', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const seen = new Set<string>();
  const packages = new Set<string>();
  const builtins = new Set<string>();
  const workers = ['pdfWorker.js', 'columnsWorker.js', 'checkpointWorker.js', 'vacuumWorker.js'];
  const waiting = ['main.js', 'erasedBytesProcess.js', ...workers];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(join(root, 'dist/server', file), 'utf8');
    for (const [, fixed, late] of code.matchAll(imported)) {
      const id = fixed ?? late ?? '';
      if (id.startsWith('./')) waiting.push(id.slice(2));
      else if (isBuiltin(id)) builtins.add(`${file}: ${id}`);
      else packages.add(packageOf(id) ?? id);
    }
  }
  assert.ok(seen.size > 100, `only ${seen.size} files were read`);
  assert.ok(packages.has('pg'), 'imports are found');
  const missing = [...packages].filter(
    (name) => !Object.hasOwn({ ...dependencies, ...optionalDependencies }, name),
  );
  assert.deepEqual(missing, []);
  // An import reads every export, some of which load much; see `takeBuiltins`.
  assert.deepEqual([...builtins], []);
});
