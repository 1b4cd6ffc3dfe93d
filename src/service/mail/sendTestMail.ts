import { newUuid } from '#kit/ids.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { mailContent } from './mailContent.ts';
import { senderOf } from './senderOf.ts';

/** Sends a mail at once and gives what went wrong, or null. It is no part of the outbox: nothing is lost with it. */
export async function sendTestMail(
  db: Database,
  mailer: Mailer | undefined,
  organizationId: OrganizationId,
  { email, language }: { readonly email: string; readonly language: string | null },
): Promise<string | null> {
  if (mailer === undefined)
    return 'No mail server is set up. Mails wait in the outbox until SMTP_URL names one.';
  const mail = { kind: 'mail_test', organizationId, to: email, language, link: null, values: {} } as const;
  const content = await mailContent(db, { ...mail, userId: null });
  const sender = await senderOf(db, organizationId);
  const sent = await mailer.send({ id: newUuid(), to: email, ...sender, ...content });
  return sent.ok ? null : sent.failure.reason;
}
