import type { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { SmtpServer } from '#kit/network/smtpUrl.ts';
import { failed, ok } from '#kit/result.ts';
import { headerLine } from '#kit/text/headerLine.ts';
import { sanitizedFileName } from '#kit/text/sanitizedFileName.ts';
import { guardedSocket, type MailGuard } from './guardedSocket.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import { mailFailure } from './mailFailure.ts';

/** The timeouts, after which the mail is retried later. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** How many mails are sent at a time, so that one that hangs does not hold up the others. */
const simultaneous = 5;
/** The overall timeout, for a server that keeps sending but never finishes. */
const totalTimeout = 90_000;

/**
 * Sends by SMTP. A server that the operator configured may be in a private network; one from the app has a guard. `helo` is the
 * public host name: a container's own has no dot, and mail servers mark that down.
 */
export function smtpMailer(server: SmtpServer, from: string, helo?: string, guard?: MailGuard): Mailer {
  const transport = createTransport({
    ...transportOptions(server),
    ...(guard === undefined ? {} : { getSocket: socketOf(server, guard) }),
    ...(helo === undefined ? {} : { name: helo }),
    // Kept connections spare most of the time of a mail. One that idles is closed by its timeout.
    pool: true,
    maxConnections: simultaneous,
  });
  return {
    from,
    close: () => transport.close(),
    async send(mail) {
      const { promise: tooLong, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), totalTimeout);
      try {
        await Promise.race([transport.sendMail(message(from, mail)), tooLong]);
        return ok(undefined);
      } catch (error) {
        return failed(mailFailure(error));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function socketOf({ host, port, secure, requireTls }: SmtpServer, guard: MailGuard) {
  const target = { host, port, isEncrypted: secure || requireTls };
  return (_: unknown, done: (error: Error | null, socket?: { connection: Socket }) => void): void => {
    guardedSocket(target, guard, timeouts.connectionTimeout).then(
      (connection) => done(null, { connection }),
      (error: Error) => done(error),
    );
  };
}

function transportOptions(server: SmtpServer) {
  const { host, port, secure, user, password: pass, requireTls, ignoreTls } = server;
  return {
    host,
    port,
    secure,
    requireTLS: requireTls,
    ignoreTLS: ignoreTls,
    tls: {
      rejectUnauthorized: server.verifyCertificate,
      ...(server.certificateName === undefined ? {} : { servername: server.certificateName }),
    },
    ...(user === undefined ? {} : { auth: { user, pass } }),
    ...timeouts,
    // User input must not make the library read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function message(from: string, mail: OutgoingMail) {
  const to = headerLine(mail.to);
  const host = from.slice(from.lastIndexOf('@') + 1);
  // No mail has this id: programs join those that refer to the same one, also when it is missing.
  const first = mail.thread === undefined ? undefined : `<${mail.thread}@${host}>`;
  return {
    from: { name: headerLine(mail.fromName), address: from },
    to: { name: '', address: to },
    // One address each, so that the library never parses user input as a list.
    envelope: { from: { name: '', address: from }, to: [{ name: '', address: to }] },
    ...(mail.replyTo === '' ? {} : { replyTo: { name: '', address: headerLine(mail.replyTo) } }),
    subject: headerLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
      filename: sanitizedFileName(headerLine(name)) || 'file',
      contentType: /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream',
      contentDisposition: 'attachment' as const,
      content: Buffer.from(content),
    })),
    messageId: `<${mail.id}@${host}>`,
    ...(first === undefined ? {} : { inReplyTo: first, references: [first] }),
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
