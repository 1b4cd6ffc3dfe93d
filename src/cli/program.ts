import { Command } from 'commander';
import { programVersion } from '#kit/programVersion.ts';

type Register = (program: Command) => void;

/** In help order. Lazy imports: `serve` does not load the other commands. */
const commands: Record<string, () => Promise<Register>> = {
  serve: async () => (await import('./command/serve.ts')).addServe,
  'setup-link': async () => (await import('./command/setup.ts')).addSetup,
  organizations: async () => (await import('./command/organizations.ts')).addOrganizations,
  workspaces: async () => (await import('./command/workspaces.ts')).addWorkspaces,
  users: async () => (await import('./command/users.ts')).addUsers,
  keys: async () => (await import('./command/keys.ts')).addKeys,
  deliveries: async () => (await import('./command/deliveries.ts')).addDeliveries,
  outbox: async () => (await import('./command/outbox.ts')).addOutbox,
  form: async () => await (await import('./command/form.ts')).loadForm(),
  responses: async () => (await import('./command/responses.ts')).addResponses,
  webhooks: async () => (await import('./command/webhooks.ts')).addWebhooks,
  demo: async () => (await import('./command/demo.ts')).addDemo,
  export: async () => (await import('./command/export.ts')).addExport,
  import: async () => (await import('./command/import.ts')).addImport,
  backup: async () => (await import('./command/backup.ts')).addBackup,
  restore: async () => (await import('./command/restore.ts')).addRestore,
  secrets: async () => (await import('./command/secrets.ts')).addSecrets,
  migrate: async () => (await import('./command/migrate.ts')).addMigrate,
  version: async () => (await import('./command/version.ts')).addVersion,
};

/** Builds the program with the called command, or with all commands if none is recognised. */
export async function makeProgram(called: string | undefined): Promise<Command> {
  const program = new Command('node bin/canvass')
    .version(programVersion(), '-V, --version', 'print the version')
    // Options after a command belong to it: `form pull --version 2` does not print the program's version.
    .enablePositionalOptions()
    .usage('<command> [options]')
    .description('Forms and surveys that anyone can run, with an exact read-only API.');
  for (const [name, load] of Object.entries(commands)) {
    if (called === name || !Object.hasOwn(commands, called ?? '')) (await load())(program);
  }
  pointToHelp(program, 'node bin/canvass');
  return program;
}

/** Prints one line after a mistake, because the full help would push it out of sight. */
function pointToHelp(command: Command, words: string): void {
  const what = command.commands.length > 0 ? 'commands' : 'options';
  command.exitOverride().showHelpAfterError(`Run "${words} --help" to see all ${what}.`);
  for (const inner of command.commands) pointToHelp(inner, `${words} ${inner.name()}`);
}
