import type { Command } from 'commander';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { mostReplayed, replayFailed, replayRun } from '#service/workflow/history/replayRuns.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';
import { note, printJson } from '../../output.ts';
import { withExistingData } from '../../withData.ts';
import { type FormFlags, formOrFail, formTitle } from '../form/target.ts';

interface ReplayFlags extends FormFlags {
  run?: string;
  days: string;
  workflow?: string;
  json?: boolean;
}

const day = 24 * 3_600_000;

/** The same as in the history of the app: webhooks and all other actions run again with their delivery ids. */
export function addReplay(webhooks: Command, organizationOption: readonly [string, string]): void {
  webhooks
    .command('replay')
    .description('run failed actions of a form again, webhooks and others, with the same delivery ids')
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option('--run <id>', 'only this run, in whatever state; its id is the delivery id (webhook-id)')
    .option('--days <number>', 'those of events of so many days', '30')
    .option('--workflow <id>', 'only those of this workflow')
    .option(...organizationOption)
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(replay);
}

async function replay(fileOrId: string, flags: ReplayFlags): Promise<void> {
  if (!/^\d{1,4}$/.test(flags.days) || Number(flags.days) === 0)
    throw new WrongUsage(`The days must be a whole number from 1, not "${flags.days}".`);
  await withExistingData(flags, async (data) => {
    const row = await formOrFail(data, flags, fileOrId);
    const writes = operatorWrites(data.store, row.organization_id);
    const form = { id: row.id, name: row.name };
    const now = Date.now();
    let replayed = 0;
    if (flags.run !== undefined) {
      const run = await replayRun(writes, form, flags.run, now);
      if (!run.ok) throw new CommandFailure(`${formTitle(row)} has no run "${flags.run}".`, run.failure.code);
      replayed = 1;
    } else {
      const range = { from: now - Number(flags.days) * day, until: now + day, workflow: flags.workflow };
      for (let count = mostReplayed; count === mostReplayed; replayed += count)
        count = await replayFailed(writes, form, range, now);
    }
    if (flags.json === true) printJson({ form: row.id, replayed });
    else note(`${formTitle(row)}: ${replayed} runs wait to be tried again by the service.`);
  });
}
