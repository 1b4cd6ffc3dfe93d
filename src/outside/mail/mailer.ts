import type { MailError } from '#contract/app/mail/mailError.ts';
import type { Result } from '#kit/result.ts';

export interface OutgoingMail {
  /** The same for each attempt, so that receivers recognise duplicates. */
  readonly id: string;
  /** The same for all mails that belong together, which mail programs then show as one conversation. */
  readonly thread?: string | undefined;
  /** The display name of the sender. */
  readonly fromName: string;
  /** Empty if replies go to the sender address. */
  readonly replyTo: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly content: Uint8Array;
}

/** Its `detail` is a single line without secrets. */
export interface MailFailure extends Readonly<MailError> {
  /** Whether the failure is permanent. */
  readonly forGood: boolean;
}

/** Sends mails through a mail server. */
export interface Mailer {
  readonly from: string;
  send(mail: OutgoingMail): Promise<Result<undefined, MailFailure>>;
  /** Closes kept connections. */
  close(): void;
}
