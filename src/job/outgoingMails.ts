import type { Logger } from 'pino';
import type { SmtpServer } from '#kit/network/smtpUrl.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import type { AccountKeys } from '#service/base/accountKeys.ts';
import { type MailResult, sendDueMails } from '#service/mail/sendDueMails.ts';
import type { WorkMetrics } from '#service/operate/metrics/workMetrics.ts';
import type { PdfMaker } from '#service/pdf/pdfMaker.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { Store } from '#store/store.ts';
import { WakeableJob } from './wakeableJob.ts';

export interface OutgoingMails {
  readonly mailer: Mailer;
  /** Sends the mails that wait in the outbox, at once. */
  wake(): void;
  /** Waits for the mail that is being sent. */
  end(): Promise<void>;
}

const stopTimeout = 5000;

/** Sends the outbox through a mail server. */
export function outgoingMails(
  { server, from, helo }: { server: SmtpServer; from: string; helo: string | undefined },
  {
    store,
    files,
    pdfs,
    keys,
    clock,
    log,
    metrics,
  }: {
    store: Store;
    files: FileStore;
    pdfs: PdfMaker;
    keys: () => AccountKeys;
    clock: Clock;
    log: Logger;
    metrics: WorkMetrics;
  },
): OutgoingMails {
  let opened: Promise<Mailer> | undefined;
  const open = async () => {
    const { smtpMailer } = await import('#outside/mail/smtpMailer.ts');
    return smtpMailer(server, from, helo);
  };
  const mailer: Mailer = {
    from,
    // A lazy import: the mail library would slow down every start.
    send: async (mail) => {
      opened ??= open();
      return await (await opened).send(mail);
    },
    close: () => void opened?.then((open) => open.close()),
  };
  const onResult = (result: MailResult) => metrics.mail(result);
  const sending = { store, files, pdfs, keys, mailer, log, onResult };
  const job = new WakeableJob(
    (isStopping) => metrics.jobs.watch('send_mails', () => sendDueMails(sending, clock, isStopping)),
    (error) => log.error({ err: error, job: 'send_mails' }, 'a job failed'),
  );
  return {
    mailer,
    wake: () => job.wake(),
    async end() {
      await job.stop(stopTimeout);
      mailer.close();
    },
  };
}
