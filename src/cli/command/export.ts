import type { Command } from 'commander';
import { pluralize } from '#kit/text/pluralize.ts';
import { type ExportFailure, exportArchive } from '#service/transfer/archive/exportArchive.ts';
import { CommandFailure } from '../failure.ts';
import { noteFindings } from '../findings.ts';
import { print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { withAbortOnSignal } from '../withAbortOnSignal.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../withData.ts';

export function addExport(program: Command): void {
  program
    .command('export')
    .description('export an organisation to a folder: workspaces, forms, responses and files')
    .argument('<folder>', 'a new or empty folder')
    .option('--organization <id or name>', 'the organisation to export; optional if there is only one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object with the counts')
    .action(async (folder: string, flags: DataFlags & { organization?: string; json?: boolean }) => {
      const progress = new Progress();
      const outcome = await withExistingData(flags, async (data) => {
        const organization = await organizationOrFail(data, flags.organization);
        return await withAbortOnSignal((signal) =>
          exportArchive(data, organization, folder, {
            signal,
            onProgress: (done, total) => progress.show('Responses', done, total),
          }),
        );
      }).finally(() => progress.clear());
      if (!outcome.ok) throw new CommandFailure(sentence(outcome.failure, folder));
      const { findings, ...summary } = outcome.value;
      noteFindings(findings);
      if (flags.json) printJson({ ...summary, warnings: findings });
      else {
        print(
          `Exported ${summary.organization.name} to ${folder}: ${pluralize(summary.workspaces, 'workspace')}, ` +
            `${pluralize(summary.forms, 'form')}, ${summary.live} live and ${pluralize(summary.test, 'test response')}, ` +
            `${pluralize(summary.files, 'file')}.`,
        );
      }
    });
}

function sentence(failure: ExportFailure, folder: string): string {
  switch (failure.code) {
    case 'interrupted':
      return 'Stopped; nothing was written.';
    case 'folder_in_use':
      return `${folder} is not an empty folder. Choose one that is empty or does not exist yet.`;
    case 'parent_missing':
      return `There is no folder ${failure.parent}.`;
    case 'parent_not_writable':
      return `Cannot create a folder in ${failure.parent} (${failure.reason}).`;
  }
}
