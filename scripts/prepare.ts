import { join } from 'node:path';
import { buildApart } from './build/buildApart.ts';
import { say } from './say.ts';

/**
 * Builds what browsers load, after `npm ci` and before `npm pack`. A production install has no build tools in its
 * `node_modules`; they are then installed beside it for the time of the build.
 */
const root = join(import.meta.dirname, '..');

if (await hasBuildTools()) await import('./build.ts');
else {
  try {
    await buildApart(root);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    say(
      'What browsers load could not be built (build_failed). Build it on another machine with "npm ci", copy its dist folder here, and run the command again with --ignore-scripts.',
    );
    process.exitCode = 1;
  }
}

/** `--omit=optional` installs the bundler without its binary, so that only loading it tells. */
async function hasBuildTools(): Promise<boolean> {
  return await import('rolldown').then(
    () => true,
    () => false,
  );
}
