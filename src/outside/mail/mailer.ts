import type { MailError } from '#contract/app/mail/mail.ts';
import type { Result } from '#kit/result.ts';

export interface OutgoingMail {
  /** The same at each attempt, so that a receiver recognises what it has already. */
  readonly id: string;
  /** Shown beside the address that all mails come from. */
  readonly fromName: string;
  /** Empty where answers go to the address that mails come from. */
  readonly replyTo: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Its message is a single line without secrets. */
export interface MailFailure extends Readonly<MailError> {
  /** The server has refused the recipient or the mail for good. */
  readonly forGood: boolean;
}

/** Sends mails through a mail server. */
export interface Mailer {
  readonly from: string;
  send(mail: OutgoingMail): Promise<Result<undefined, MailFailure>>;
}
