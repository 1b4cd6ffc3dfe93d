import type { Logger } from 'pino';
import { failed } from '#kit/result.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { OutgoingMail } from '#outside/mail/mailer.ts';
import type { AccountKeys } from '#service/base/accountKeys.ts';
import { type MailResult, sendDueMails } from '#service/mail/sendDueMails.ts';
import type { MailServers } from '#service/mail/server/mailServers.ts';
import type { WorkMetrics } from '#service/operate/metrics/workMetrics.ts';
import type { PdfMaker } from '#service/pdf/pdfMaker.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { Store } from '#store/store.ts';
import { WakeableJob } from './wakeableJob.ts';

export interface OutgoingMails {
  readonly servers: MailServers;
  /** Sends the mails that wait in the outbox, at once. */
  wake(): void;
  /** Waits for the mail that is being sent. */
  end(): Promise<void>;
}

const stopTimeout = 5000;

/** Sends the outbox while a mail server is set up. */
export function outgoingMails(
  servers: MailServers,
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
  // The server may change while the outbox is being sent.
  const send = async (mail: OutgoingMail) =>
    (await (await servers.current(store.read))?.send(mail)) ??
    failed({ code: 'not_set_up', detail: '', forGood: false } as const);
  const onResult = (result: MailResult) => metrics.mail(result);
  const sending = { store, files, pdfs, keys, mailer: { send }, log, onResult };
  const work = async (isStopping: () => boolean) => {
    if (await servers.isSetUp(store.read)) await sendDueMails(sending, clock, isStopping);
  };
  const job = new WakeableJob(
    (isStopping) => metrics.jobs.watch('send_mails', () => work(isStopping)),
    (error) => log.error({ err: error, job: 'send_mails' }, 'a job failed'),
  );
  return {
    servers,
    wake: () => job.wake(),
    async end() {
      await job.stop(stopTimeout);
      servers.close();
    },
  };
}
