import type { Logger } from 'pino';
import type { Result } from '#kit/result.ts';
import { hour, minute } from '#kit/time/durations.ts';
import type { Mailer, MailFailure } from '#outside/mail/mailer.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { MailRow } from '#store/query/mail/mail.ts';
import {
  claimMail,
  dueMails,
  expireMails,
  markMailSent,
  markMailUnsent,
} from '#store/query/mail/mailQueue.ts';
import { markRunUnsent } from '#store/query/mail/responseMail.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../base/accountKeys.ts';
import type { PdfMaker } from '../pdf/pdfMaker.ts';
import { attachedPdf, attachmentsOf } from './attachmentsOf.ts';
import { isExpired, linkExpired } from './expiredMail.ts';
import { type MailContent, openMail } from './mailContent.ts';
import { writeMailError } from './mailError.ts';
import { responseOfMail } from './responseOfMail.ts';
import { senderOf } from './senderOf.ts';

export interface Sending {
  readonly store: Store;
  readonly keys: () => AccountKeys;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly files: FileStore;
  readonly pdfs: PdfMaker;
  readonly log: Logger;
  /** Called with the result of each attempt, for the metrics. */
  readonly onResult?: ((result: MailResult) => void) | undefined;
}

/** `delayed` is tried again later; `failed` is not. */
export type MailResult = 'sent' | 'delayed' | 'failed' | 'expired';

/** The delay before each retry; after the last one the mail fails. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];

/** How long a claim on a mail lasts: longer than any attempt, so it expires only if the process has crashed. */
const claimLength = 10 * minute;

/** As many as the mailer has connections. So few are chosen at a time that others soon have their turn. */
const simultaneous = 5;

/**
 * Sends all due mails. Each mail is claimed before it is sent, so only one of several processes sends it. Stops early
 * once `isEnding` returns true.
 */
export async function sendDueMails(
  sending: Sending,
  clock: () => number,
  isEnding: () => boolean = () => false,
): Promise<void> {
  const queue: MailRow[] = [];
  // Each mail is tried once in a run, also if it stays due.
  const taken = new Set<string>();
  let reading: Promise<void> | undefined;
  const read = async () => {
    for (const mail of await dueMails(sending.store.read, clock(), simultaneous))
      if (!taken.has(mail.id)) queue.push(mail);
    for (const { id } of queue) taken.add(id);
    reading = undefined;
  };
  const send = async () => {
    while (!isEnding()) {
      if (queue.length === 0) {
        reading ??= read();
        await reading;
      }
      const mail = queue.shift();
      if (mail === undefined) return;
      await sendOne(sending, mail, clock);
    }
  };
  await Promise.all(Array.from({ length: simultaneous }, send));
}

/** When an unsent mail was last tried. */
export function triedAt({ state, attempts, next_attempt_at }: MailRow): number {
  return next_attempt_at - (state === 'waiting' ? (retryDelays[attempts - 1] ?? 0) : 0);
}

async function sendOne(sending: Sending, mail: MailRow, clock: () => number): Promise<void> {
  const { store, keys, log, onResult = () => undefined } = sending;
  if (isExpired(mail, clock())) {
    // After an outage of the mail server, mails with expired links are dropped rather than delivered.
    await store.write(({ db }) => expireMails(db, linkExpired, clock()));
    onResult('expired');
    log.warn({ mail: mail.id, kind: mail.kind }, 'a mail was not sent, because its link has expired');
    return;
  }
  const claimed = await store.write(({ db }) => claimMail(db, mail, clock() + claimLength));
  if (!claimed) return;
  const content = openMail(keys(), mail.sealed);
  const outcome =
    content === undefined
      ? { ok: false as const, failure: contentLost }
      : await sendContent(sending, keys(), mail, content);
  if (outcome.ok) {
    await store.write(({ db }) => markMailSent(db, mail.id, clock()));
    onResult('sent');
    log.info({ mail: mail.id, kind: mail.kind }, 'a mail was sent');
    return;
  }
  const attempts = mail.attempts + 1;
  const next = afterFailure(outcome.failure, attempts, clock());
  await store.write(async ({ db }) => {
    await markMailUnsent(db, { id: mail.id, attempts }, next);
    const { organization_id, run_id } = mail;
    if (next.state === 'failed' && organization_id !== null && run_id !== null)
      await markRunUnsent(db, organization_id, run_id, runError(outcome.failure));
  });
  onResult(next.state === 'failed' ? 'failed' : 'delayed');
  // The server's reply may contain an address, so it is not logged.
  log.warn(
    { mail: mail.id, kind: mail.kind, attempts, state: next.state, code: outcome.failure.code },
    'a mail was not sent',
  );
}

async function sendContent(
  { store, files, mailer, pdfs }: Sending,
  keys: AccountKeys,
  mail: MailRow,
  { subject, text, html, replyTo, files: attached = [], pdf: pdfContent }: MailContent,
): Promise<Result<undefined, MailFailure>> {
  const pdf = await attachedPdf(pdfs, pdfContent, { organizationId: mail.organization_id ?? '' });
  if (!pdf.ok) return pdf;
  const sender = await senderOf(store.read, mail.organization_id);
  return await mailer.send({
    id: mail.id,
    thread: threadOf(keys, mail),
    to: mail.recipient,
    fromName: sender.fromName,
    replyTo: replyTo || sender.replyTo,
    subject,
    text,
    html,
    attachments: [...pdf.value, ...(await attachmentsOf({ store, files }, mail.organization_id, attached))],
  });
}

/** Of all mails about one response. Keyed, because visitors may not learn how many responses there are. */
function threadOf(keys: AccountKeys, mail: MailRow): string | undefined {
  const response = responseOfMail(mail);
  return response && keys.hash('mail', JSON.stringify(['thread', mail.organization_id, response]));
}

/** For the history of runs, which members read: the reply of the server may name somebody, so it stays in the outbox. */
function runError({ code }: MailFailure): { code: string; detail: string } {
  return { code, detail: 'The mail could not be delivered; the outbox says why.' };
}

/** The encryption keys of the mail are gone. */
const contentLost: MailFailure = { code: 'content_lost', detail: '', forGood: true };

function afterFailure(failure: MailFailure, attempts: number, now: number) {
  const delay = failure.forGood ? undefined : retryDelays[attempts - 1];
  return {
    state: delay === undefined ? ('failed' as const) : ('waiting' as const),
    next_attempt_at: now + (delay ?? 0),
    error: writeMailError(failure),
  };
}
