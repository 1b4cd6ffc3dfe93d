import type { MailError } from '#contract/app/mail.ts';
import { newUuid } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { mailContent } from './mailContent.ts';
import { senderOf } from './senderOf.ts';
import { type TooManyMails, takeMail } from './takeMail.ts';

/** Sends a mail at once and gives what went wrong, or null. It is no part of the outbox: nothing is lost with it. */
export async function sendTestMail(
  store: Store,
  mailer: Mailer | undefined,
  organizationId: OrganizationId,
  { email, language }: { readonly email: string; readonly language: string | null },
  now: number,
): Promise<Result<MailError | null, TooManyMails>> {
  if (mailer === undefined) return ok({ code: 'not_set_up', detail: '' });
  const tooMany = await takeMail(store.countedWindows, organizationId, now);
  if (tooMany !== undefined) return failed(tooMany);
  const mail = { kind: 'mail_test', organizationId, to: email, language, link: null, values: {} } as const;
  const content = await mailContent(store.read, mail);
  const sender = await senderOf(store.read, organizationId);
  const sent = await mailer.send({ id: newUuid(), to: email, ...sender, ...content });
  return ok(sent.ok ? null : { code: sent.failure.code, detail: sent.failure.detail });
}
