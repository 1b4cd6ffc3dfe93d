import type { Logger } from 'pino';
import type { SmtpServer } from '#kit/network/smtpUrl.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import type { AccountKeys } from '#service/account/context/accountKeys.ts';
import { sendWaiting } from '#service/mail/sendWaiting.ts';
import type { Store } from '#store/store.ts';
import { Wakeful } from './wakeful.ts';

export interface OutgoingMails {
  readonly mailer: Mailer;
  /** Makes what waits leave now. */
  wake(): void;
  /** Lets a mail that is on its way arrive. */
  end(): Promise<void>;
}

const patience = 5000;

/** Sends mails through a server, one after another. */
export function outgoingMails(
  { server, from }: { server: SmtpServer; from: string },
  { store, keys, clock, log }: { store: Store; keys: () => AccountKeys; clock: Clock; log: Logger },
): OutgoingMails {
  const mailer: Mailer = {
    from,
    // Loaded with the first mail: every start would wait for it.
    send: async (mail) => {
      const { smtpMailer } = await import('#outside/mail/smtpMailer.ts');
      return await smtpMailer(server, from).send(mail);
    },
  };
  const rounds = new Wakeful(
    (isEnding) => sendWaiting({ store, keys, mailer, log }, clock, isEnding),
    (error) => log.error({ err: error, job: 'send mails' }, 'a job failed'),
  );
  return { mailer, wake: () => rounds.wake(), end: () => rounds.end(patience) };
}
