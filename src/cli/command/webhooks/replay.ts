import type { Command } from 'commander';
import { problems } from '#contract/problem.ts';
import { day } from '#kit/time/durations.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { replayFailed, replayRun } from '#service/workflow/history/replayRuns.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';
import { note, printJson } from '../../output.ts';
import { reportFailuresAsJson } from '../../reportFailuresAsJson.ts';
import { withExistingData } from '../../withData.ts';
import { type FormFlags, formOrFail, formTitle } from '../form/target.ts';

interface ReplayFlags extends FormFlags {
  run?: string;
  days: string;
  workflow?: string;
  json?: boolean;
}

/** The same as in the history of the app: webhooks and all other actions run again with their delivery ids. */
export function addReplay(webhooks: Command, organizationOption: readonly [string, string]): void {
  webhooks
    .command('replay')
    .description(
      'run failed actions of a form again at once, webhooks and others, with the same delivery ids; also those that wait for their next try',
    )
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option('--run <id>', 'only this run, in whatever state; its id is the delivery id (webhook-id)')
    .option('--days <number>', 'those of events of so many days', '30')
    .option('--workflow <id>', 'only those of this workflow')
    .option(...organizationOption)
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action((fileOrId: string, flags: ReplayFlags) =>
      reportFailuresAsJson(flags.json, () => replay(fileOrId, flags)),
    );
}

async function replay(fileOrId: string, flags: ReplayFlags): Promise<void> {
  if (!/^\d{1,4}$/.test(flags.days) || Number(flags.days) === 0)
    throw new WrongUsage(`The days must be a whole number from 1, not "${flags.days}".`);
  await withExistingData(flags, async (data) => {
    const row = await formOrFail(data, flags, fileOrId);
    const writes = operatorWrites(data.store, row.organization_id);
    const form = { id: row.id, name: row.name };
    const now = Date.now();
    const title = formTitle(row);
    if (flags.run !== undefined) {
      const run = await replayRun(writes, form, flags.run, now);
      if (!run.ok) {
        const { code } = run.failure;
        throw new CommandFailure(
          code === 'run_unknown' ? `${title} has no run "${flags.run}".` : switchedOffSentence,
          code,
        );
      }
      if (flags.json === true) printJson({ form: row.id, replayed: 1 });
      else note(`${title}: ${dueSentence(1, 0)}`);
      return;
    }
    const range = { from: now - Number(flags.days) * day, until: now + day, workflow: flags.workflow };
    let [replayed, retrying] = [0, 0];
    const first = await replayFailed(writes, form, range, now);
    for (let some = first; ; some = await replayFailed(writes, form, { ...range, after: some.last }, now)) {
      replayed += some.count;
      retrying += some.retrying;
      if (some.last === undefined) break;
    }
    const { switchedOff } = first;
    if (replayed === 0 && switchedOff > 0)
      throw new CommandFailure(`${title}: ${leftSentence(switchedOff)}`, 'action_switched_off');
    if (flags.json === true)
      printJson({ form: row.id, replayed, were_retrying: retrying, switched_off: switchedOff });
    else {
      note(`${title}: ${dueSentence(replayed, retrying)}`);
      if (switchedOff > 0) note(leftSentence(switchedOff));
    }
  });
}

const switchedOffSentence = problems.action_switched_off.message;

function dueSentence(count: number, retrying: number): string {
  if (count === 0) return 'nothing failed that is not due already.';
  const waited = retrying === 0 ? '' : `, counting ${retrying} that waited for the next try`;
  return count === 1
    ? `1 run is due now${waited}; the service tries it.`
    : `${count} runs are due now${waited}; the service tries them.`;
}

function leftSentence(count: number): string {
  const runs = count === 1 ? '1 run stays as it is' : `${count} runs stay as they are`;
  return `${runs}. ${switchedOffSentence}`;
}
