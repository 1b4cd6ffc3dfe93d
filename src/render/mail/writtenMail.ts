import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { mail } from '../texts/compiled/mail.ts';

/** Sign-in methods that were removed. */
export type RemovedMethod = keyof typeof mail.en.methods;

/** Values for the texts; unknown names are empty. */
export interface MailNames {
  readonly organization: string;
  /** The person who invites. */
  readonly inviter: string;
  /** The mail address in question. */
  readonly email: string;
  /** The removed sign-in methods. */
  readonly removed: readonly RemovedMethod[];
  readonly form: string;
  /** The workflow that fails, and the latest error in English. */
  readonly workflow: string;
  readonly problem: string;
}

export type MailKind = keyof typeof mail.en.kinds;

/** The texts of one kind of mail in the catalogue. */
interface KindTexts {
  /** One line. */
  readonly subject: string;
  /** Where it differs from the subject. */
  readonly heading?: string;
  /** Before the button: one paragraph, and others below it. */
  readonly text: string;
  readonly text2?: string;
  readonly text3?: string;
  /** For an invitation from nobody in particular. */
  readonly textWithoutInviter?: string;
  /** The action of the link, as a verb; there is none without a link. */
  readonly button?: string;
  /** Below the link: how long it is valid, and what to do with an unrequested mail. */
  readonly closing?: string;
}

/** One mail in one language, its blanks filled. */
export interface WrittenMail {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly closing: string | undefined;
  /** Introduces the link in plain text. */
  readonly linkBelow: string;
}

/** English first: it stands in where the reader's language is unknown. */
export const mailLanguages: readonly string[] = ['en', ...Object.keys(mail).filter((code) => code !== 'en')];

/** The words of a mail in a language of `mailLanguages`. */
export function writtenMail(kind: MailKind, language: string, names: MailNames): WrittenMail {
  const texts = mail[language] ?? mail.en;
  const said: KindTexts = texts.kinds[kind];
  const methods = names.removed.map((method) => texts.methods[method]).join(', ');
  const fill = (text: string) => fillPlaceholders(text, { ...names, methods });
  const { textWithoutInviter, text, text2, text3 } = said;
  const first = names.inviter === '' ? (textWithoutInviter ?? text) : text;
  const removed = methods === '' ? undefined : texts.removed;
  return {
    subject: fill(said.subject),
    heading: fill(said.heading ?? said.subject),
    paragraphs: [first, text2, text3, removed].filter((each) => each !== undefined).map(fill),
    button: fill(said.button ?? ''),
    closing: said.closing === undefined ? undefined : fill(said.closing),
    linkBelow: texts.linkBelow,
  };
}
