import type { Command } from 'commander';
import { formatInstant } from '#kit/time/instant.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { mailAsOf } from '#service/mail/expiredMail.ts';
import { openMail } from '#service/mail/mailContent.ts';
import { readMailError } from '#service/mail/mailError.ts';
import { unsentMails } from '#store/query/mail/mailQueue.ts';
import { mailErrorSentence } from '../mailErrorSentence.ts';
import { print, printJson } from '../output.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../withData.ts';

interface OutboxFlags extends DataFlags {
  organization?: string;
  json?: boolean;
}

export function addOutbox(program: Command): void {
  program
    .command('outbox')
    .description('list unsent e-mails with their links')
    .option('--organization <id or name>', 'only those of one organisation')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an array')
    .action(list);
}

async function list(flags: OutboxFlags): Promise<void> {
  const mails = await withExistingData(flags, async (data) => {
    const { organization: asked } = flags;
    const chosen = asked === undefined ? undefined : await organizationOrFail(data, asked);
    const keys = new AccountKeys(data.secrets);
    const now = Date.now();
    const rows = (await unsentMails(data.store.read, chosen?.id)).map((mail) => mailAsOf(mail, now));
    return rows.map(({ sealed, kind, recipient, subject, state, created_at, error, organization }) => ({
      organization,
      kind,
      recipient,
      subject,
      state,
      created_at: formatInstant(created_at),
      error: readMailError(error),
      link: openMail(keys, sealed)?.link ?? null,
    }));
  });
  if (flags.json) {
    printJson(mails);
    return;
  }
  if (mails.length === 0) print('No unsent e-mails.');
  // Not a table, because links are longer than a column.
  for (const { organization, recipient, subject, state, created_at, error, link } of mails) {
    print(`${recipient}  ${subject}`);
    print(`  ${[created_at, state, organization ?? ''].filter((part) => part !== '').join('  ')}`);
    if (error !== null) print(`  ${mailErrorSentence(error)}`);
    if (link !== null) print(`  ${link}`);
  }
}
