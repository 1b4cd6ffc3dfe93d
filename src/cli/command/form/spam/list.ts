import type { Command } from 'commander';
import type { Response } from '#contract/v2.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { type QuarantinedSubmission, quarantinedOfForm } from '#store/query/collect/quarantinedSubmission.ts';
import { note, printJson, printTable } from '../../../output.ts';
import { withExistingData } from '../../../withData.ts';
import { type FormFlags, formOrFail, formTitle } from '../target.ts';

/** More than anyone reads at once. */
const maxListed = 200;
const maxWidth = 60;

export function addSpamList(spam: Command): void {
  spam
    .command('list')
    .description(`list the quarantined submissions of a form, newest first, at most ${maxListed}`)
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an array')
    .action(list);
}

async function list(fileOrId: string, flags: FormFlags & { json?: boolean }): Promise<void> {
  const { form, caught } = await withExistingData(flags, async (data) => {
    const found = await formOrFail(data, flags, fileOrId);
    const { organization_id, id } = found;
    return { form: found, caught: await quarantinedOfForm(data.store.read, organization_id, id, maxListed) };
  });
  if (flags.json) printJson(caught.map(shownCaught));
  else if (caught.length === 0) note(`${formTitle(form)} has no quarantined submissions.`);
  else
    printTable(
      ['SUBMISSION', 'SINCE', 'REASON', 'ANSWERS'],
      caught.map((each) => [
        each.submission_id ?? '',
        formatInstant(each.caught_at),
        each.reason,
        beginningOf(each),
      ]),
    );
}

/** The JSON output. */
export function shownCaught({ submission_id, caught_at, reason, version, json }: QuarantinedSubmission) {
  const { visitor, response } = responseOf(json);
  return { submission_id, caught_at: formatInstant(caught_at), reason, version, visitor, response };
}

function beginningOf({ json }: QuarantinedSubmission): string {
  const texts = responseOf(json).response.map(({ value }) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  const text = texts.join(' · ');
  return text.length > maxWidth ? `${text.slice(0, maxWidth)}…` : text;
}

/** Skips validation, because the service wrote the JSON in the shape of the contract. */
function responseOf(json: string): Response {
  return JSON.parse(json);
}
