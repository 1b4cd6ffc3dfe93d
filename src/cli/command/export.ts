import type { Command } from 'commander';
import { exportArchive } from '#service/archive/exportArchive.ts';
import { CommandFailure } from '../failure.ts';
import { noteFindings } from '../findings.ts';
import { print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { untilInterrupted } from '../untilInterrupted.ts';
import { type DataFlags, organizationOrFail, withData } from '../withData.ts';

export function addExport(program: Command): void {
  program
    .command('export')
    .description('write an organisation into a folder: workspaces, forms, responses and files')
    .argument('<folder>', 'a folder that is missing or empty')
    .option('--organization <id or name>', 'whose archive it is; the only organisation where there is one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object with the counts')
    .action(async (folder: string, flags: DataFlags & { organization?: string; json?: boolean }) => {
      const progress = new Progress();
      const outcome = await withData(flags, async (data) => {
        const organization = await organizationOrFail(data, flags.organization);
        return await untilInterrupted((signal) =>
          exportArchive(data, organization, folder, {
            signal,
            onProgress: (done, total) => progress.show('Responses', done, total),
          }),
        );
      }).finally(() => progress.clear());
      if (!outcome.ok) {
        throw new CommandFailure(
          outcome.failure.code === 'interrupted'
            ? 'Stopped; nothing was written.'
            : `${folder} is not an empty folder. Name one that is empty or does not exist yet.`,
        );
      }
      const { findings, ...summary } = outcome.value;
      noteFindings(findings);
      if (flags.json) printJson({ ...summary, warnings: findings });
      else {
        print(
          `Exported ${summary.organization.name} to ${folder}: ${summary.workspaces} workspaces, ` +
            `${summary.forms} forms, ${summary.live} live and ${summary.test} test responses, ${summary.files} files.`,
        );
      }
    });
}
