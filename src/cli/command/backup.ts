import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '#config';
import { pluralize } from '#kit/text/pluralize.ts';
import { makeBackup } from '#service/operate/backup/makeBackup.ts';
import { storeOptions } from '#service/operate/openData.ts';
import { backupEngine } from '#store/backup.ts';
import { CommandFailure } from '../failure.ts';
import { note, printJson } from '../output.ts';
import { type DataFlags, withExistingData } from '../withData.ts';
import { withProgress } from '../withProgress.ts';

interface BackupFlags extends DataFlags {
  force?: boolean;
  json?: boolean;
}

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('write the database, files and secrets to one file, even while the service runs')
    .argument('<file>', 'the file to write; compressed if the name ends in .gz or .tgz')
    .option('--force', 'overwrite the file if it exists')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(backup);
}

async function backup(file: string, flags: BackupFlags): Promise<void> {
  const path = resolve(file);
  if (!(await stat(dirname(path)).catch(() => undefined))?.isDirectory())
    throw new CommandFailure(`The folder ${dirname(path)} does not exist.`);
  if ((await stat(path).catch(() => undefined))?.isDirectory())
    throw new CommandFailure(`${path} is a folder; give a file name.`);
  const engine = await backupEngine(storeOptions(readConfig(flags)));
  const made = await withProgress('Bytes', undefined, 'Stopped; nothing was written.', (oversight) =>
    withExistingData(flags, ({ store, files, folder }) =>
      makeBackup(
        { folder, engine, store, files },
        { path, overwrite: flags.force ?? false },
        Date.now(),
        oversight,
      ),
    ),
  );
  if (!made.ok)
    throw new CommandFailure(`${path} already exists. Choose another name, or overwrite it with --force.`);
  const { bytes, schema, missing } = made.value;
  if (missing > 0)
    note(`The backup lists ${pluralize(missing, 'file')} without content, because it is not on disk.`);
  if (flags.json) printJson({ file: path, bytes, schema, missing_content: missing });
  else
    note(
      `Wrote ${path} (${pluralize(bytes, 'byte')}). It contains the secrets: keep it as safe as the data itself.`,
    );
}
