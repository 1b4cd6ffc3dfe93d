import { join } from 'node:path';
import { buildApart } from './build/buildApart.ts';
import { say } from './say.ts';

/**
 * Builds the browser scripts after `npm ci` and before `npm pack`. A production install has no build tools, so they
 * are installed temporarily in a separate folder.
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

/** Tries to load the bundler, because `--omit=optional` installs it without its binary. */
async function hasBuildTools(): Promise<boolean> {
  return await import('rolldown').then(
    () => true,
    () => false,
  );
}
