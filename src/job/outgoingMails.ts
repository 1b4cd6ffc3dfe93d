import type { Logger } from 'pino';
import type { SmtpServer } from '#kit/network/smtpUrl.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import type { AccountKeys } from '#service/account/context/accountKeys.ts';
import { sendDueMails } from '#service/mail/sendDueMails.ts';
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

/** Sends the outbox through a mail server, one mail after another. */
export function outgoingMails(
  { server, from, helo }: { server: SmtpServer; from: string; helo: string | undefined },
  { store, keys, clock, log }: { store: Store; keys: () => AccountKeys; clock: Clock; log: Logger },
): OutgoingMails {
  const mailer: Mailer = {
    from,
    // A lazy import: the mail library would slow down every start.
    send: async (mail) => {
      const { smtpMailer } = await import('#outside/mail/smtpMailer.ts');
      return await smtpMailer(server, from, helo).send(mail);
    },
  };
  const job = new WakeableJob(
    (isStopping) => sendDueMails({ store, keys, mailer, log }, clock, isStopping),
    (error) => log.error({ err: error, job: 'send mails' }, 'a job failed'),
  );
  return { mailer, wake: () => job.wake(), end: () => job.stop(stopTimeout) };
}
