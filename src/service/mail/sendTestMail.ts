import type { MailError } from '#contract/app/mail.ts';
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
): Promise<MailError | null> {
  if (mailer === undefined) return { code: 'not_set_up', detail: '' };
  const mail = { kind: 'mail_test', organizationId, to: email, language, link: null, values: {} } as const;
  const content = await mailContent(db, { ...mail, userId: null });
  const sender = await senderOf(db, organizationId);
  const sent = await mailer.send({ id: newUuid(), to: email, ...sender, ...content });
  return sent.ok ? null : { code: sent.failure.code, detail: sent.failure.detail };
}
