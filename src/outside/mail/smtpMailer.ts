import { createTransport } from 'nodemailer';
import type { SmtpServer } from '#kit/network/smtpUrl.ts';
import { failed, ok } from '#kit/result.ts';
import { oneLine } from '#kit/text/oneLine.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import { mailFailure } from './mailFailure.ts';

/** A server that is this slow is asked again later. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** One that keeps sending something, but never comes to an end. */
const longest = 90_000;

/** Sends by SMTP. The operator names the server, so that it may stand in a private network. */
export function smtpMailer(server: SmtpServer, from: string): Mailer {
  return {
    from,
    async send(mail) {
      // A connection of its own for each: mails are few, and one that hangs holds up no other.
      const transport = createTransport(transportOptions(server));
      const { promise: tooLong, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), longest);
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
    ...patience,
    // Nothing that somebody wrote may make it read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function message(from: string, mail: OutgoingMail) {
  const to = oneLine(mail.to);
  return {
    from: { name: oneLine(mail.fromName), address: from },
    to: { name: '', address: to },
    // As one address each, whatever it looks like, and never as a list that is taken apart.
    envelope: { from: { name: '', address: from }, to: [{ name: '', address: to }] },
    ...(mail.replyTo === '' ? {} : { replyTo: { name: '', address: oneLine(mail.replyTo) } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // Keeps people's own machines from answering that they are on holiday.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
