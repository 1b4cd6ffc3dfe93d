import { CommanderError } from 'commander';
import { InvalidSetting } from '#config';
import { failureCode, WrongUsage } from './failure.ts';
import { note } from './output.ts';
import { makeProgram } from './program.ts';

// Files contain answers and secrets, so no other user on the machine may read them.
process.umask(0o077);

try {
  await (await makeProgram(process.argv[2])).parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}

/** Prints the error and returns the exit code: 1 failed, 2 wrong usage. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof WrongUsage || error instanceof InvalidSetting) {
    note(error.message);
    return 2;
  }
  if (error instanceof Error && failureCode(error) !== undefined) {
    note(error.message);
    return 1;
  }
  note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}
