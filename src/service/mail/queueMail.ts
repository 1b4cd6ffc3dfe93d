import type { MailKind } from '#contract/app/mail/mail.ts';
import { newUuid } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { RemovedMethod } from '#render/mail/writtenMail.ts';
import { insertMail } from '#store/query/mail/mail.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../base/accountKeys.ts';
import { mailContent } from './mailContent.ts';

export interface NewMail {
  readonly kind: Exclude<MailKind, 'response'>;
  /** The organisation that sends the mail and whose owners see it in the outbox; null for mails about an account. */
  readonly organizationId: OrganizationId | null;
  readonly userId: string | null;
  /** The id of what the link belongs to; deleting that also deletes the unsent mail. */
  readonly aboutId?: string;
  readonly to: string;
  /** The recipient's language; null means English. */
  readonly language: string | null;
  /** Absolute, built from the public base URL and never from request headers. */
  readonly link: string | null;
  /** When the link expires, after which the mail is not sent; null if it never does. */
  readonly expiresAt: number | null;
  /** Values that the texts insert, such as the organisation's name or the inviter's. */
  readonly values: Readonly<Record<string, string>>;
  /** The removed sign-in methods that the mail lists. */
  readonly removed?: readonly RemovedMethod[];
}

/** Adds a mail to the outbox, in the transaction that creates its link; a job sends it if a mail server is set up. */
export async function queueMail(db: Database, keys: AccountKeys, mail: NewMail, now: number): Promise<void> {
  const content = await mailContent(db, mail);
  await insertMail(db, {
    id: newUuid(),
    organization_id: mail.organizationId,
    user_id: mail.userId,
    about_id: mail.aboutId ?? null,
    kind: mail.kind,
    recipient: storableText(mail.to),
    subject: storableText(content.subject),
    sealed: keys.seal('mail', JSON.stringify(content)),
    state: 'waiting',
    next_attempt_at: now,
    created_at: now,
    expires_at: mail.expiresAt,
  });
}
