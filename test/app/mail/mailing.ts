import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import pino from 'pino';
import { type OutgoingMails, outgoingMails } from '#job/outgoingMails.ts';
import { noHosts } from '#kit/network/allowedHosts.ts';
import { readSmtpUrl } from '#kit/network/smtpUrl.ts';
import { newSecret } from '#service/base/accountKeys.ts';
import { type NewMail, queueMail } from '#service/mail/queueMail.ts';
import { sendDueMails } from '#service/mail/sendDueMails.ts';
import { MailServers } from '#service/mail/server/mailServers.ts';
import { WorkMetrics } from '#service/operate/metrics/workMetrics.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AppClient } from '../appClient.ts';
import type { AppService } from '../appService.ts';
import { serversOf } from './waitingMail.ts';

export interface Mailing extends OutgoingMails {
  /** The captured log. */
  logged(): string;
}

/** Makes the app send through a server, as `SMTP_URL` does. */
export function mailThrough(app: AppService, url: string): Mailing {
  const server = readSmtpUrl(url);
  if (server === undefined) throw new Error(`${url} names no mail server`);
  let logged = '';
  const lines = new Writable({
    write(chunk, _, done) {
      logged += chunk;
      done();
    },
  });
  const { keys, context } = app;
  const { store, files } = context;
  const given = {
    store,
    files,
    pdfs: context.pdfs,
    keys: () => keys,
    clock: context.clock,
    log: pino({ level: 'trace' }, lines),
    metrics: new WorkMetrics(),
  };
  const mailing = outgoingMails(serversOf(keys, { fixed: { server, from: 'forms@example.org' } }), given);
  return { ...mailing, logged: () => logged };
}

/** Sends what is due once, as a process with these servers does. */
export async function deliverWith(app: AppService, servers: MailServers, db: Database): Promise<void> {
  const { context, data, keys } = app;
  const mailer = await servers.current(db);
  assert.ok(mailer !== undefined);
  const { store, files } = data;
  const log = pino({ level: 'silent' });
  await sendDueMails({ store, files, pdfs: context.pdfs, keys: () => keys, mailer, log }, context.clock);
}

/** Queues an invitation in the outbox and returns its link. */
export async function queueOne(app: AppService, change: Partial<NewMail> = {}): Promise<string> {
  const link = `${app.context.baseUrl}/join/${newSecret()}`;
  const mail: NewMail = {
    kind: 'invitation',
    organizationId: null,
    userId: null,
    to: 'kim@example.org',
    language: null,
    link,
    expiresAt: null,
    values: { inviter: 'Ada' },
    ...change,
  };
  await app.data.store.write(({ db }) => queueMail(db, app.keys, mail, app.time.now));
  return link;
}

/** The outbox with the content of every mail that the owner may read. */
export async function openedOutbox(owner: AppClient, organization: OrganizationId) {
  const { mails } = await owner.ask('outbox', { organization });
  return await Promise.all(
    mails.map(async (mail) => ({
      ...mail,
      ...(mail.readable
        ? await owner.ask('readMail', { organization, mail: mail.id })
        : { text: null, link: null }),
    })),
  );
}

/** The rendered mails to a recipient, oldest first. */
export async function mailsTo({ data, keys, context }: AppService, recipient: string) {
  await context.deferredWork.settled();
  const rows = await data.store.read
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();
  return rows.map(({ sealed, kind, organization_id }) => {
    const { link, text }: { link: string | null; text: string } = JSON.parse(
      keys.open('mail', sealed) ?? '{}',
    );
    return { kind, organization_id, link, text, secret: link?.split('/').at(-1) ?? '' };
  });
}

/** A configured mail server that is never contacted: mails stay in the outbox, where the test reads them. */
export function unsentMail() {
  const server = readSmtpUrl('smtp://127.0.0.1:1');
  if (server === undefined) throw new Error('no mail server');
  const keys = () => assert.fail('a server from the settings needs no keys');
  const servers = new MailServers({
    fixed: { server, from: 'canvass@example.org' },
    helo: undefined,
    allowedHosts: noHosts,
    keys,
  });
  return { servers, wake: () => undefined };
}
