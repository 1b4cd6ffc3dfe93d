import { Command, CommanderError } from 'commander';
import { WrongSetting } from '#config';
import { addKeys } from './command/keys.ts';
import { addOrganizations } from './command/organizations.ts';
import { addServe } from './command/serve.ts';
import { CommandFailure, WrongUsage } from './failure.ts';
import { note } from './output.ts';

const program = new Command('canvass')
  .description('Forms and surveys that anyone can run, with an exact read-only API.')
  .showHelpAfterError('Run the command with --help to see how it is used.')
  .exitOverride();

addServe(program);
addOrganizations(program);
addKeys(program);
for (const command of program.commands) {
  for (const inner of [command, ...command.commands]) inner.exitOverride();
}

try {
  await program.parseAsync();
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
  if (
    error instanceof CommandFailure ||
    (error instanceof Error && ['SchemaTooNew', 'UnsafePostgres'].includes(error.name))
  ) {
    note(error.message);
    return 1;
  }
  note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}
