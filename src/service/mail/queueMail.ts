import type { MailKind } from '#contract/app/mail/mail.ts';
import { newUuid } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { RemovedMethod } from '#render/mail/mailTexts.ts';
import { insertMail } from '#store/query/mail/mail.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../account/context/accountKeys.ts';
import { mailContent } from './mailContent.ts';

export interface NewMail {
  readonly kind: MailKind;
  /** Whose owners may see it in the outbox, and in whose name it is written; null where it concerns a person alone. */
  readonly organizationId: OrganizationId | null;
  readonly userId: string | null;
  /** What the link is of, where the mail goes out of the outbox together with it. */
  readonly aboutId?: string;
  readonly to: string;
  /** Of the person who reads it; English where it is not known. */
  readonly language: string | null;
  /** Whole, made of the public address and never of what a request says. */
  readonly link: string | null;
  /** When the link ends, after which the mail does not leave any more; null where it has no end. */
  readonly expiresAt: number | null;
  /** What the texts name beside the organisation and the recipient: `inviter`. */
  readonly values: Readonly<Record<string, string>>;
  /** The ways to sign in that the mail says are gone. */
  readonly removed?: readonly RemovedMethod[];
}

/** Puts a mail into the outbox, in the transaction that makes its link; a job sends it where a mail server is set up. */
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
