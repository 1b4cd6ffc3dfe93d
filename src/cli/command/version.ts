import type { Command } from 'commander';
import { programVersion } from '#kit/programVersion.ts';
import { migrations } from '#store/migration/all.ts';
import { print, printJson } from '../output.ts';

export function addVersion(program: Command): void {
  program
    .command('version')
    .description('print the versions of Canvass and its runtime')
    .option('--data <folder>', 'accepted for consistency; has no effect')
    .option('--json', 'print an object')
    .action((flags: { json?: boolean }) => {
      const versions = {
        canvass: programVersion(),
        node: process.versions.node,
        sqlite: process.versions.sqlite ?? null,
        schema: migrations.at(-1)?.number ?? 0,
      };
      if (flags.json) printJson(versions);
      else
        print(
          `Canvass ${versions.canvass} (Node.js ${versions.node}, SQLite ${versions.sqlite}, schema ${versions.schema})`,
        );
    });
}
