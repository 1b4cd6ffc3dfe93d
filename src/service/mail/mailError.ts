import * as z from 'zod/mini';
import { type MailError, mailError } from '#contract/app/mail/mailError.ts';
import { storableJson } from '#kit/text/storableText.ts';

/** The stored form of a mail error. */
export function writeMailError({ code, detail }: MailError): string {
  return storableJson({ code, detail });
}

export function readMailError(stored: string | null): MailError | null {
  return stored === null ? null : z.parse(mailError, JSON.parse(stored));
}
