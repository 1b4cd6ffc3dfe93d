/** Sign-in methods that were removed. */
export type RemovedMethod = 'passkeys' | 'providers' | 'second_factor';

/** The texts of one kind of mail. */
export interface KindTexts {
  /** One line. */
  readonly subject: string;
  readonly heading: string;
  /** Before the button. */
  readonly paragraphs: readonly string[];
  /** The action of the link, as a verb; empty if there is no link. */
  readonly button: string;
  /** Below the link: how long it is valid, and what to do with an unrequested mail. */
  readonly closing: readonly string[];
}

/** Values for the texts; unknown names are empty. */
export interface MailNames {
  readonly organization: string;
  /** The person who invites. */
  readonly inviter: string;
  /** The mail address in question. */
  readonly email: string;
  /** The removed sign-in methods. */
  readonly removed: readonly RemovedMethod[];
  /** The form and the workflow that fails, and the latest error in English. */
  readonly form: string;
  readonly workflow: string;
  readonly problem: string;
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
  readonly workflow_failing: (names: MailNames) => KindTexts;
  readonly workflow_switched_off: (names: MailNames) => KindTexts;
  readonly mail_test: (names: MailNames) => KindTexts;
  /** Introduces the link in plain text. */
  readonly linkBelow: string;
}

export type MailKind = Exclude<keyof MailTexts, 'linkBelow'>;
