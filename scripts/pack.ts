import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeLib } from './pack/writeLib.ts';
import { say } from './say.ts';

/**
 * Makes `lib` for `npm pack`: the service's sources as JavaScript, because Node runs no TypeScript in `node_modules`.
 * With `--clean` it removes `lib` again, so that a checkout always runs its sources.
 */
const root = join(import.meta.dirname, '..');
rmSync(join(root, 'lib'), { recursive: true, force: true });
if (!process.argv.includes('--clean'))
  say(`Wrote ${writeLib(root, join(root, 'lib'))} files of the service to lib.`);
