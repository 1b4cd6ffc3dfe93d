import { type Command, InvalidArgumentError } from 'commander';
import { formatInstant } from '#kit/time/instant.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { maxPreviewDays, previewDays, previewLink } from '#service/collect/preview/previewToken.ts';
import { note, print, printJson } from '../../../output.ts';
import { formsAddress } from '../../../urlOfService.ts';
import { withExistingData } from '../../../withData.ts';
import { type FormFlags, formOrFail } from '../target.ts';

interface PreviewFlags extends FormFlags {
  days?: number;
  json?: boolean;
}

export function addPreview(form: Command): void {
  form
    .command('preview')
    .description(
      'print a private link to the draft of a form, as its page would be; nothing sent there is stored',
    )
    .argument('<file or id>', 'a form in YAML or JSON that was pushed, or the id, address or name of a form')
    .option('--days <number>', `how long the link works; ${previewDays} by default`, daysOrFail)
    .option('--organization <id or name>', 'the organisation of the form; optional if there is only one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(preview);
}

async function preview(fileOrId: string, flags: PreviewFlags): Promise<void> {
  const { id, url, expiresAt } = await withExistingData(flags, async (data) => {
    const row = await formOrFail(data, flags, fileOrId);
    const lasting = { now: Date.now(), ...(flags.days === undefined ? {} : { days: flags.days }) };
    return {
      id: row.id,
      ...previewLink(new AccountKeys(data.secrets), formsAddress(flags), row.id, lasting),
    };
  });
  if (flags.json) return printJson({ id, url, expires_at: formatInstant(expiresAt) });
  print(url);
  note(`It shows the draft to everyone who has it, until ${formatInstant(expiresAt).slice(0, 10)}.`);
}

function daysOrFail(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > maxPreviewDays) throw new InvalidArgumentError(`Give 1 to ${maxPreviewDays} days.`);
  return days;
}
