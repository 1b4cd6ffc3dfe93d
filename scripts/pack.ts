import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './build/bundleServer.ts';
import { say } from './say.ts';

/**
 * Before `npm pack` it builds the program with messages that name the installed command, and after it (`--clean`) for
 * this checkout again. Node runs no TypeScript in `node_modules`, so the package has no sources.
 */
const root = join(import.meta.dirname, '..');
const isAfter = process.argv.includes('--clean');
rmSync(join(root, 'dist/server'), { recursive: true, force: true });
await bundleServer(root, isAfter ? undefined : 'canvass');
if (!isAfter) say('Built the program for the package.');
