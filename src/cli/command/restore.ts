import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '#config';
import { type RestoredBackup, restoreBackup } from '#service/operate/backup/restoreBackup.ts';
import type { RestoreFailure } from '#service/operate/backup/restoreFailure.ts';
import { storeOptions } from '#service/operate/openData.ts';
import { backupEngine } from '#store/backup.ts';
import { CommandFailure } from '../failure.ts';
import { untilReleased } from '../heldSentence.ts';
import { note, printJson } from '../output.ts';
import { type DataFlags, withAnySecrets } from '../withData.ts';
import { withProgress } from '../withProgress.ts';

interface RestoreFlags extends DataFlags {
  replace?: boolean;
  json?: boolean;
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('restore a backup, also while the service runs')
    .argument('<file>', 'the backup')
    .option('--replace', 'replace everything in the installation')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(restore);
}

async function restore(file: string, flags: RestoreFlags): Promise<void> {
  const path = resolve(file);
  const engine = await backupEngine(storeOptions(readConfig(flags)));
  // Runs before anything is opened, so a mistyped name does not create an installation.
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new CommandFailure(sentence({ code: 'backup_missing' }, path));
  const restored = await withProgress('Bytes', found.size, 'Stopped; nothing was changed.', (oversight) =>
    withAnySecrets(flags, ({ store, files, folder, migrated }) =>
      restoreBackup(
        { folder, engine, store, files, schema: migrated.to },
        { path, replace: flags.replace ?? false, ...oversight },
      ),
    ),
  );
  if (!restored.ok) throw new CommandFailure(sentence(restored.failure, path));
  report(restored.value, path, flags);
}

function report(
  { manifest, organizations, secretsChanged }: RestoredBackup,
  path: string,
  { json = false, data }: RestoreFlags,
): void {
  if (json) {
    printJson({ file: path, made_at: manifest.made_at, schema: manifest.schema, organizations });
  } else {
    note(`Restored the state of ${manifest.made_at}: organisations ${organizations}, from ${path}.`);
  }
  if (!manifest.files)
    note('This backup holds no file content; what the data folder has under files/ is used.');
  note(`Deliveries are held: ${untilReleased(data)}`);
  if (secretsChanged) note('The secrets changed: download links from before the restore no longer work.');
}

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function sentence(failure: RestoreFailure, path: string): string {
  switch (failure.code) {
    case 'backup_missing':
      return `There is no file ${path}.`;
    case 'backup_damaged':
      return `${path} is damaged or no backup of Canvass (${failure.reason}); nothing was changed.`;
    case 'schema_newer':
      return `${path} was made by a newer Canvass (schema ${failure.schema}; this program knows ${failure.knows}); restore it with that one.`;
    case 'engine_other':
      return `${path} is a backup of ${engines[failure.backup]} and this installation uses ${engines[failure.installation]}; use "node bin/canvass export" there and "node bin/canvass import" here.`;
    case 'installation_occupied':
      return `The installation already holds data (organisations: ${failure.organizations}, accounts: ${failure.users}); run the command again with --replace to take it away.`;
    case 'restore_blocked':
      return failure.reason;
  }
}
