import { failed, ok, type Result } from '#kit/result.ts';
import { findMail, restartMail } from '#store/query/mail/mail.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isExpired } from './expiredMail.ts';

/**
 * Queues a mail for immediate delivery and resets its attempts. Sent mails cannot be sent again,
 * because their content is erased.
 */
export async function sendAgain(
  writes: OrganizationWrites,
  id: string,
  now: number,
): Promise<Result<undefined, { code: 'not_found' | 'mail_sent' | 'mail_expired' }>> {
  return await writes.write(async ({ db, organizationId }) => {
    const mail = await findMail(db, organizationId, id);
    if (mail === undefined) return failed({ code: 'not_found' });
    if (mail.state === 'sent') return failed({ code: 'mail_sent' });
    if (isExpired(mail, now)) return failed({ code: 'mail_expired' });
    await restartMail(db, organizationId, mail.id, now);
    return ok(undefined);
  });
}
