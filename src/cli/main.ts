import { CommanderError } from 'commander';
import { WrongSetting } from '#config';
import { failureCode, WrongUsage } from './failure.ts';
import { note } from './output.ts';
import { makeProgram } from './program.ts';

// What Canvass writes holds people's answers and secrets: nobody else on the machine reads it.
process.umask(0o077);

try {
  await (await makeProgram(process.argv[2])).parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}

/** Says what went wrong in one sentence and gives the exit code: 1 failed, 2 wrong usage. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof WrongUsage || error instanceof WrongSetting) {
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
