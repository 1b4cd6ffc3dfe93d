import { Command, CommanderError } from 'commander';
import { WrongSetting } from '#config';
import { programVersion } from '#kit/programVersion.ts';
import { failureCode, WrongUsage } from './failure.ts';
import { note } from './output.ts';

type Register = (program: Command) => void;

/** In the order of the help. A command is loaded when it is called: `serve` does not wait for the others. */
const commands: Record<string, () => Promise<Register>> = {
  serve: async () => (await import('./command/serve.ts')).addServe,
  'setup-link': async () => (await import('./command/setup.ts')).addSetup,
  organizations: async () => (await import('./command/organizations.ts')).addOrganizations,
  workspaces: async () => (await import('./command/workspaces.ts')).addWorkspaces,
  users: async () => (await import('./command/users.ts')).addUsers,
  keys: async () => (await import('./command/keys.ts')).addKeys,
  outbox: async () => (await import('./command/outbox.ts')).addOutbox,
  form: async () => await (await import('./command/form.ts')).loadForm(),
  demo: async () => (await import('./command/demo.ts')).addDemo,
  export: async () => (await import('./command/export.ts')).addExport,
  import: async () => (await import('./command/import.ts')).addImport,
  backup: async () => (await import('./command/backup.ts')).addBackup,
  restore: async () => (await import('./command/restore.ts')).addRestore,
  migrate: async () => (await import('./command/migrate.ts')).addMigrate,
  version: async () => (await import('./command/version.ts')).addVersion,
};

const program = new Command('node bin/canvass')
  .version(programVersion(), '-V, --version', 'print the version')
  // Options of a command are its own: `form pull --version 2` does not ask for the program's version.
  .enablePositionalOptions()
  .usage('<command> [options]')
  .description('Forms and surveys that anyone can run, with an exact read-only API.')
  .showHelpAfterError('Run "node bin/canvass --help" to see all commands.')
  .exitOverride();

// What Canvass writes holds people's answers and secrets: nobody else on the machine reads it.
process.umask(0o077);

const called = process.argv[2];
for (const [name, load] of Object.entries(commands)) {
  if (called === name || !Object.hasOwn(commands, called ?? '')) (await load())(program);
}
for (const command of program.commands) {
  for (const inner of [command, ...command.commands]) inner.exitOverride().showHelpAfterError();
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
  if (error instanceof Error && failureCode(error) !== undefined) {
    note(error.message);
    return 1;
  }
  note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}
