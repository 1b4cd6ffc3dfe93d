import type { AnswerOf } from '#contract/app/routes.ts';

export type MailSetup = AnswerOf<'mail'>;
export type OutboxMail = AnswerOf<'outbox'>['mails'][number];

/** A mail with its content. */
export type ReadMail = AnswerOf<'readMail'> & { readonly mail: OutboxMail };
