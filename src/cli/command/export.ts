import type { Command } from 'commander';
import { pluralize } from '#kit/text/pluralize.ts';
import { type ExportFailure, exportArchive } from '#service/transfer/archive/exportArchive.ts';
import { countLeftBehind, type LeftBehind, type LeftBehindKind } from '#store/query/transfer/leftBehind.ts';
import { CommandFailure } from '../failure.ts';
import { noteFindings } from '../findings.ts';
import { note, print, printJson } from '../output.ts';
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
      const { findings, leftBehind, ...summary } = await withExistingData(flags, async (data) => {
        const organization = await organizationOrFail(data, flags.organization);
        const outcome = await withAbortOnSignal((signal) =>
          exportArchive(data, organization, folder, {
            signal,
            onProgress: (done, total) => progress.show('Responses', done, total),
          }),
        );
        if (!outcome.ok) throw new CommandFailure(sentence(outcome.failure, folder));
        return { ...outcome.value, leftBehind: await countLeftBehind(data.store.read, organization.id) };
      }).finally(() => progress.clear());
      noteFindings(findings);
      noteLeftBehind(leftBehind);
      if (flags.json)
        printJson({
          ...summary,
          left_behind: Object.fromEntries(leftBehind.map(({ kind, count }) => [kind, count])),
          warnings: findings,
        });
      else {
        print(
          `Exported ${summary.organization.name} to ${folder}: ${pluralize(summary.workspaces, 'workspace')}, ` +
            `${pluralize(summary.forms, 'form')}, ${summary.live} live and ${pluralize(summary.test, 'test response')}, ` +
            `${pluralize(summary.files, 'file')}.`,
        );
      }
    });
}

const leftBehindNames: Record<LeftBehindKind, readonly [name: string, advice?: string]> = {
  waiting_runs: ['runs of workflows that wait', 'an import never sends them'],
  waiting_mails: ['mails that wait', 'an import never sends them'],
  signing_keys: [
    'forms with a key that signs webhooks',
    'an import signs with a new one, which receivers must be given',
  ],
  form_secrets: ['secrets of forms', 'set them anew'],
  connections: ['connections to other services', 'make them anew'],
  api_keys: ['API keys', 'make new ones'],
  people: ['people', 'invite them anew'],
  personal_links: ['personal links', 'make new ones'],
  saved_answers: ['saved answers of visitors'],
  uploads: ['uploads under way'],
  notes: ['notes on responses'],
  tags: ['tags of responses'],
  views: ['saved views'],
};

function noteLeftBehind(leftBehind: readonly LeftBehind[]): void {
  if (leftBehind.length === 0) return;
  note('Not in the archive (a backup has everything):');
  for (const { kind, count } of leftBehind) {
    const [name, advice] = leftBehindNames[kind];
    note(`  ${name}: ${count}${advice === undefined ? '' : ` (${advice})`}`);
  }
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
