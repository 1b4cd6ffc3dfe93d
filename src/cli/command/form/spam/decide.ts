import type { Command } from 'commander';
import type { Result } from '#kit/result.ts';
import { pluralize } from '#kit/text/pluralize.ts';
import { systemClock } from '#kit/time/clock.ts';
import { deleteQuarantined } from '#service/collect/spam/deleteQuarantined.ts';
import { releaseQuarantined } from '#service/collect/spam/releaseQuarantined.ts';
import type { Data } from '#service/operate/openData.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { quarantinedOfForm } from '#store/query/collect/quarantinedSubmission.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { CommandFailure, WrongUsage } from '../../../failure.ts';
import { print } from '../../../output.ts';
import { withExistingData } from '../../../withData.ts';
import { type FormFlags, formOrFail, formTitle } from '../target.ts';

interface DecideFlags extends FormFlags {
  all?: boolean;
}

type Decide = (data: Data, form: FormRow, submission: string) => Promise<Result<unknown, unknown>>;

export function addSpamRelease(spam: Command): void {
  const command = spam
    .command('release')
    .description('release submissions that are not spam; they become responses');
  addDecision(command, 'Released', ({ store }, { organization_id, id }, submission) =>
    releaseQuarantined(operatorWrites(store, organization_id), id, submission, systemClock),
  );
}

export function addSpamDelete(spam: Command): void {
  const command = spam.command('delete').description('permanently delete submissions and their files');
  addDecision(command, 'Deleted', (data, { organization_id, id }, submission) =>
    deleteQuarantined(operatorWrites(data.store, organization_id), data, id, submission, Date.now()),
  );
}

function addDecision(command: Command, word: string, decide: Decide): void {
  command
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .argument('[submission...]', 'their ids, as form spam list prints them')
    .option('--all', 'every quarantined submission of this form')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .action(async (fileOrId: string, submissions: string[], flags: DecideFlags) => {
      if (submissions.length > 0 === (flags.all === true))
        throw new WrongUsage('Give the ids of the submissions, or --all.');
      await withExistingData(flags, async (data) => {
        const form = await formOrFail(data, flags, fileOrId);
        const count =
          flags.all === true
            ? await decideAll(data, form, decide)
            : await decideEach(data, form, submissions, decide);
        print(`${word} ${pluralize(count, 'submission')} of ${formTitle(form)}.`);
      });
    });
}

async function decideEach(
  data: Data,
  form: FormRow,
  submissions: readonly string[],
  decide: Decide,
): Promise<number> {
  for (const submission of submissions) {
    const decided = await decide(data, form, submission.toLowerCase());
    if (!decided.ok) throw notCaught(form, submission);
  }
  return submissions.length;
}

async function decideAll(data: Data, form: FormRow, decide: Decide): Promise<number> {
  let count = 0;
  for (;;) {
    // Oldest first, so that released responses keep their order.
    const caught = await quarantinedOfForm(data.store.read, form.organization_id, form.id, 100, 'asc');
    if (caught.length === 0) return count;
    const before = count;
    for (const { submission_id } of caught) {
      if (submission_id !== null && (await decide(data, form, submission_id)).ok) count += 1;
    }
    // The form was deleted meanwhile: nothing on the list can be decided any more.
    if (count === before)
      throw new CommandFailure(
        `${formTitle(form)} was deleted meanwhile; ${pluralize(count, 'submission')} had been decided before.`,
        'form_unknown',
      );
  }
}

export function notCaught(form: FormRow, submission: string): CommandFailure {
  return new CommandFailure(
    `${formTitle(form)} has no quarantined submission "${submission}". To list them: node bin/canvass form spam list ${form.id}`,
    'not_caught',
  );
}
