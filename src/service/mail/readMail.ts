import type { MailKind } from '#contract/app/mail/mail.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { markLinkSeenByOwner } from '#store/query/account/oneTimeLink.ts';
import { findMail, membersOfThisOnly } from '#store/query/mail/mail.ts';
import { hasAuditEntry } from '#store/query/organization/audit.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import type { AccountKeys } from '../base/accountKeys.ts';
import { recordAudit } from '../base/audit/recordAudit.ts';
import { isExpired } from './expiredMail.ts';
import { openMail } from './mailContent.ts';

export type MailUnreadable = {
  code: 'not_found' | 'mail_sent' | 'mail_expired' | 'member_elsewhere' | 'confirm_needed';
};

/** Mails whose link gives access to an account or an organisation. */
const givesAccess: ReadonlySet<string> = new Set<MailKind>([
  'invitation',
  'password_reset',
  'email_change',
  'email_confirm',
]);

export interface ReadMail {
  readonly text: string;
  readonly link: string | null;
}

/**
 * Reads a mail. Its link may give access: that takes a fresh proof of identity, and the audit log records who reads it, once per
 * mail and reader.
 */
export async function readMail(
  writes: OrganizationWrites,
  keys: AccountKeys,
  { id, isProved }: { readonly id: string; readonly isProved: boolean },
  now: number,
): Promise<Result<ReadMail, MailUnreadable>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const mail = await findMail(db, organizationId, id);
    if (mail === undefined) return failed({ code: 'not_found' });
    if (mail.state === 'sent') return failed({ code: 'mail_sent' });
    if (isExpired(mail, now)) return failed({ code: 'mail_expired' });
    const { user_id } = mail;
    if (user_id !== null && !(await membersOfThisOnly(db, organizationId, [user_id])).has(user_id))
      return failed({ code: 'member_elsewhere' });
    const content = openMail(keys, mail.sealed);
    if (content === undefined) return failed({ code: 'not_found' });
    const { text, link } = content;
    if (link !== null && !isProved && givesAccess.has(mail.kind)) return failed({ code: 'confirm_needed' });
    const reader = actor.kind === 'user' ? { actor: actor.id } : {};
    const read = { action: 'mail.read', target: mail.id, since: mail.created_at, ...reader } as const;
    if (link !== null && !(await hasAuditEntry(db, organizationId, read))) {
      const target = { kind: 'mail', id: mail.id, name: mail.recipient };
      const event = { action: 'mail.read', target, details: { kind: mail.kind } } as const;
      await recordAudit(db, organizationId, actor, event, now);
    }
    const secret = link?.split('/').at(-1);
    if (mail.kind === 'password_reset' && secret !== undefined)
      await markLinkSeenByOwner(db, keys.hash('password', secret));
    return ok({ text, link });
  });
}
