import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileSources } from '../build/compileSources.ts';
import { listFiles } from '../test/reach/importGraph.ts';

/** A copy of the repository with its uncommitted files, in which tests run. Packages and bundles are shared. */
export function scratchCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'canvass-mutate-'));
  for (const file of listFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const shared of ['node_modules', 'dist']) symlinkSync(join(root, shared), join(copy, shared));
  compileSources(copy);
  return copy;
}
