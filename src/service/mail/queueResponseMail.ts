import { newUuid } from '#kit/ids.ts';
import { headerLine } from '#kit/text/headerLine.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertMail } from '#store/query/mail/mail.ts';
import { aboutResponse } from '#store/query/mail/responseMail.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../base/accountKeys.ts';
import type { PdfContent } from '../pdf/pdfContent.ts';

export interface NewResponseMail {
  readonly organizationId: OrganizationId;
  /** The delivery id of the run, by which its mails are found again; null if no workflow sends it. */
  readonly runId: string | null;
  readonly formId: string;
  readonly formName: string;
  /** Null if the response is not stored. */
  readonly responseId: number | null;
  readonly to: string;
  readonly content: {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly replyTo: string;
    readonly files: readonly { readonly id: string; readonly name: string; readonly type: string }[];
    readonly pdf: PdfContent | undefined;
  };
}

/** Adds a mail about a response to the outbox. Its subject may hold answers, so the list of the outbox names the form. */
export async function queueResponseMail(
  db: Database,
  keys: AccountKeys,
  { organizationId, runId, formId, formName, responseId, to, content }: NewResponseMail,
  now: number,
  delay = 0,
): Promise<void> {
  await insertMail(db, {
    id: newUuid(),
    organization_id: organizationId,
    user_id: null,
    about_id: responseId === null ? null : aboutResponse(formId, responseId),
    run_id: runId,
    kind: 'response',
    recipient: storableText(to),
    subject: storableText(headerLine(formName)),
    sealed: keys.seal('mail', JSON.stringify({ ...content, link: null })),
    state: 'waiting',
    next_attempt_at: now + delay,
    created_at: now,
    expires_at: null,
  });
}
