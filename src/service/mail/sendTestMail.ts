import type { MailError } from '#contract/app/mail/mailError.ts';
import { newUuid } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import type { WindowCounters } from '#store/store.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { countMail, type TooManyMails } from './countMail.ts';
import { mailContent } from './mailContent.ts';
import { senderOf } from './senderOf.ts';

/**
 * Sends a test mail at once and returns the error, or null. It bypasses the outbox, because it
 * need not survive a failure.
 */
export async function sendTestMail(
  { writes, windows }: { readonly writes: OrganizationWrites; readonly windows: WindowCounters },
  mailer: Mailer | undefined,
  { email, language }: { readonly email: string; readonly language: string | null },
  now: number,
): Promise<Result<MailError | null, TooManyMails>> {
  const { organizationId } = writes;
  // Runs in a write transaction only to check the actor's rights: the mail leaves in the organisation's name.
  const written = await writes.write(async ({ db }) => ({
    ...(await senderOf(db, organizationId)),
    ...(await mailContent(db, {
      kind: 'mail_test',
      organizationId,
      to: email,
      language,
      link: null,
      values: {},
    })),
  }));
  if (mailer === undefined) return ok({ code: 'not_set_up', detail: '' });
  const tooMany = await countMail(windows, organizationId, now);
  if (tooMany !== undefined) return failed(tooMany);
  const sent = await mailer.send({ id: newUuid(), to: email, ...written, replyTo: written.replyTo ?? '' });
  return ok(sent.ok ? null : { code: sent.failure.code, detail: sent.failure.detail });
}
