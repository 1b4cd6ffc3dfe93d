/** What a person could sign in by and cannot any more. */
export type RemovedMethod = 'passkeys' | 'providers' | 'second_factor';

/** What a mail of one kind says. */
export interface KindTexts {
  /** One line. */
  readonly subject: string;
  readonly heading: string;
  /** Before the button. */
  readonly paragraphs: readonly string[];
  /** What the link does, as a verb; empty where there is no link. */
  readonly button: string;
  /** Below the link: how long it works, and what to do with a mail that nobody asked for. */
  readonly closing: readonly string[];
}

/** What texts name. Who is not known is empty. */
export interface MailNames {
  readonly organization: string;
  /** Who invites. */
  readonly inviter: string;
  /** The mail address that is meant. */
  readonly email: string;
  /** The ways to sign in that are gone. */
  readonly removed: readonly RemovedMethod[];
}

/** The mails of one language. */
export interface MailTexts {
  readonly invitation: (names: MailNames) => KindTexts;
  readonly password_reset: (names: MailNames) => KindTexts;
  readonly email_change: (names: MailNames) => KindTexts;
  readonly email_confirm: (names: MailNames) => KindTexts;
  /** To the old address. */
  readonly email_changed: (names: MailNames) => KindTexts;
  readonly password_set: (names: MailNames) => KindTexts;
  readonly access_renewed: (names: MailNames) => KindTexts;
  readonly mail_test: (names: MailNames) => KindTexts;
  /** Before the link, written out. */
  readonly linkBelow: string;
}

export type MailKind = Exclude<keyof MailTexts, 'linkBelow'>;
