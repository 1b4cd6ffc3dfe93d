import type { AllowedHosts } from '#kit/network/allowedHosts.ts';
import type { SmtpServer } from '#kit/network/smtpUrl.ts';
import type { MailGuard } from '#outside/mail/guardedSocket.ts';
import type { Mailer, OutgoingMail } from '#outside/mail/mailer.ts';
import { sealedMailServer } from '#store/query/mail/mailServer.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { openStoredServer, type StoredServer, smtpServerOf } from './storedServer.ts';

export interface MailServersOptions {
  /** From the settings of the service, which win over those of the app. */
  readonly fixed: { readonly server: SmtpServer; readonly from: string } | undefined;
  /** The name for HELO; undefined leaves it to this machine's own name. */
  readonly helo: string | undefined;
  /** Hosts of the operator's own network that the app may name. */
  readonly allowedHosts: AllowedHosts;
  readonly keys: () => AccountKeys;
}

interface Opened {
  readonly sealed: string | undefined;
  readonly mailer: Mailer;
  /** How many mails it is sending. */
  busy: number;
}

/**
 * The mail server that mails leave through. One that was set up in the app is read from the database each time, so a change
 * takes effect at once in all processes.
 */
export class MailServers {
  readonly #options: MailServersOptions;
  #opened: Opened | undefined;

  constructor(options: MailServersOptions) {
    this.#options = options;
  }

  /** Whether it comes from the settings of the service. */
  get isFixed(): boolean {
    return this.#options.fixed !== undefined;
  }

  /** Whether one was set up when this process last looked, which the job that sends mails does every few seconds. */
  get wasSetUp(): boolean {
    return this.isFixed || this.#opened !== undefined;
  }

  /** Undefined while mails wait in the outbox. */
  async current(db: Database): Promise<Mailer | undefined> {
    const { fixed } = this.#options;
    const sealed = fixed === undefined ? await sealedMailServer(db) : undefined;
    if (this.#opened === undefined || this.#opened.sealed !== sealed) {
      const mailer = fixed === undefined ? this.#fromApp(sealed) : this.#open(fixed.server, fixed.from);
      this.#replace(mailer && { sealed, mailer, busy: 0 });
    }
    const opened = this.#opened;
    return opened && { ...opened.mailer, send: (mail) => this.#send(opened, mail), close: () => undefined };
  }

  async isSetUp(db: Database): Promise<boolean> {
    return (await this.current(db)) !== undefined;
  }

  /** A mailer for settings from the app, to be closed after use. */
  trial(server: StoredServer): Mailer {
    const guard = { allowedHosts: this.#options.allowedHosts, organizationId: server.organization };
    return this.#open(smtpServerOf(server), server.from, guard);
  }

  close(): void {
    this.#replace(undefined);
  }

  #fromApp(sealed: string | undefined): Mailer | undefined {
    const server = sealed === undefined ? undefined : openStoredServer(this.#options.keys(), sealed);
    return server && this.trial(server);
  }

  #replace(next: Opened | undefined): void {
    const before = this.#opened;
    this.#opened = next;
    if (before?.busy === 0) before.mailer.close();
  }

  async #send(opened: Opened, mail: OutgoingMail) {
    opened.busy += 1;
    try {
      return await opened.mailer.send(mail);
    } finally {
      opened.busy -= 1;
      if (opened.busy === 0 && this.#opened !== opened) opened.mailer.close();
    }
  }

  /** A lazy import: the mail library would slow down every start. */
  #open(server: SmtpServer, from: string, guard?: MailGuard): Mailer {
    const { helo } = this.#options;
    let opened: Promise<Mailer> | undefined;
    const open = async () =>
      (await import('#outside/mail/smtpMailer.ts')).smtpMailer(server, from, helo, guard);
    return {
      from,
      send: async (mail) => {
        opened ??= open();
        return await (await opened).send(mail);
      },
      close: () => void opened?.then((mailer) => mailer.close()),
    };
  }
}
