import type { MailEncryption } from '#contract/app/mail/mailServer.ts';

interface Provider {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly encryption: MailEncryption;
  /** `app`: a password of its own for each program; `allowed`: an administrator has to allow passwords; `key`: names of its own. */
  readonly note?: 'app' | 'allowed' | 'key';
}

export const mailEncryptions: readonly MailEncryption[] = ['tls', 'starttls', 'none'];

const tls = { port: 465, encryption: 'tls' } as const;
const starttls = { port: 587, encryption: 'starttls' } as const;

/** The mail servers of usual providers, as their pages name them. */
export const providers: readonly Provider[] = [
  { name: 'Gmail', host: 'smtp.gmail.com', ...tls, note: 'app' },
  { name: 'Microsoft 365', host: 'smtp.office365.com', ...starttls, note: 'allowed' },
  { name: 'iCloud', host: 'smtp.mail.me.com', ...starttls, note: 'app' },
  { name: 'Yahoo', host: 'smtp.mail.yahoo.com', ...tls, note: 'app' },
  { name: 'GMX', host: 'mail.gmx.net', ...starttls },
  { name: 'WEB.DE', host: 'smtp.web.de', ...starttls },
  { name: 'IONOS', host: 'smtp.ionos.de', ...tls },
  { name: 'STRATO', host: 'smtp.strato.de', ...tls },
  { name: 'Posteo', host: 'posteo.de', ...tls },
  { name: 'mailbox.org', host: 'smtp.mailbox.org', ...tls },
  { name: 'Infomaniak', host: 'mail.infomaniak.com', ...tls },
  { name: 'OVHcloud', host: 'ssl0.ovh.net', ...tls },
  { name: 'Fastmail', host: 'smtp.fastmail.com', ...tls, note: 'app' },
  { name: 'Zoho', host: 'smtp.zoho.com', ...tls },
  { name: 'Brevo', host: 'smtp-relay.brevo.com', ...starttls, note: 'key' },
  { name: 'Mailjet', host: 'in-v3.mailjet.com', ...starttls, note: 'key' },
  { name: 'Mailgun', host: 'smtp.mailgun.org', ...starttls, note: 'key' },
  { name: 'Postmark', host: 'smtp.postmarkapp.com', ...starttls, note: 'key' },
  { name: 'SendGrid', host: 'smtp.sendgrid.net', ...starttls, note: 'key' },
];

/** The provider whose server this is. */
export function providerOf(host: string): Provider | undefined {
  return providers.find((each) => each.host === host.toLowerCase());
}
