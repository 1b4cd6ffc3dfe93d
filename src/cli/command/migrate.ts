import type { Command } from 'commander';
import { print, printJson } from '../output.ts';
import { type DataFlags, withExistingData } from '../withData.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('migrate the data to the schema of this program; every other command does so too')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(async (flags: DataFlags & { json?: boolean }) => {
      const { from, to } = await withExistingData(flags, async ({ migrated }) => migrated);
      if (flags.json) printJson({ from, to });
      else if (from === to) print(`Already at schema ${to}; nothing to do.`);
      else print(`Migrated the data from schema ${from} to ${to}; a backup of the old data is in backups/.`);
    });
}
