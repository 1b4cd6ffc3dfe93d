import type { Command } from 'commander';
import { findQuarantined } from '#store/query/collect/quarantinedSubmission.ts';
import { printJson } from '../../../output.ts';
import { withExistingData } from '../../../withData.ts';
import { type FormFlags, formOrFail } from '../target.ts';
import { notCaught } from './decide.ts';
import { shownCaught } from './list.ts';

export function addSpamShow(spam: Command): void {
  spam
    .command('show')
    .description('print one submission with all its answers, as JSON')
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .argument('<submission>', 'its id, as form spam list prints it')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .action(show);
}

async function show(fileOrId: string, submission: string, flags: FormFlags): Promise<void> {
  await withExistingData(flags, async (data) => {
    const form = await formOrFail(data, flags, fileOrId);
    const id = submission.toLowerCase();
    const caught = await findQuarantined(data.store.read, form.organization_id, form.id, id);
    if (caught === undefined) throw notCaught(form, submission);
    printJson(shownCaught(caught));
  });
}
