import type { Command } from 'commander';
import type { MailError, MailErrorCode } from '#contract/app/mail/mailError.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { mailAsOf } from '#service/mail/expiredMail.ts';
import { openMail } from '#service/mail/mailContent.ts';
import { readMailError } from '#service/mail/mailError.ts';
import { unsentMails } from '#store/query/mail/mailQueue.ts';
import { print, printJson } from '../output.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../withData.ts';

const sentences: Readonly<Record<MailErrorCode, string>> = {
  not_set_up: 'No mail server is set up. Set one up in the app, or set SMTP_URL.',
  recipient_refused: 'The mail server rejected the recipient.',
  sender_refused: 'The mail server rejected the sender address.',
  mail_refused: 'The mail server rejected the e-mail.',
  auth_failed: 'The mail server rejected the user name or password.',
  tls_failed: 'Could not make a secure connection to the mail server.',
  certificate_invalid: 'The certificate of the mail server is not valid.',
  encryption_needed: 'Without encryption, only hosts in CANVASS_ALLOW_HOSTS can be used.',
  timeout: 'The mail server took too long to respond.',
  host_unknown: 'There is no mail server with this name.',
  host_private: 'The mail server is in a private network. Name it in CANVASS_ALLOW_HOSTS.',
  connection_refused: 'The mail server refused the connection. Check the port.',
  unreachable: 'Could not reach the mail server.',
  pdf_failed: 'The PDF to attach could not be made.',
  content_lost: 'The content was encrypted with keys that have been lost.',
  link_expired: 'Its link expired before it could be sent. Create a new one.',
};
/** Explains why a mail was not sent, with the reply of the mail server if there is one. */
function mailErrorSentence({ code, detail }: MailError): string {
  return detail === '' ? sentences[code] : `${sentences[code]} ${detail}`;
}

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
