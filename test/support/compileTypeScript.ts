import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Fails with the compiler's words unless the source compiles under strict rules. */
export function compileTypeScript(source: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'canvass-types-'));
  try {
    const file = join(folder, 'source.ts');
    writeFileSync(file, source);
    const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--ignoreConfig', '--types', ''];
    execFileSync(process.execPath, [compiler, ...options, file], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    assert.fail(String((error as { stdout?: string }).stdout || error));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
