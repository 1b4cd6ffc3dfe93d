import * as z from 'zod/mini';
import { renderMail } from '#render/mail/renderMail.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../base/accountKeys.ts';
import { readOrganizationSettings } from '../base/organizationSettings.ts';
import { pdfContentSchema } from '../pdf/pdfContent.ts';
import type { NewMail } from './queueMail.ts';

const mailContentSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  link: z.nullable(z.string()),
  /** Overrides the organisation's address for replies, unless it is empty. */
  replyTo: z.optional(z.string()),
  /** The PDF of a response to attach, which is made when the mail is sent. */
  pdf: z.optional(pdfContentSchema),
  /** Uploaded files to attach, which are read when the mail is sent. */
  files: z.optional(z.array(z.object({ id: z.string(), name: z.string(), type: z.string() }))),
});

/** Encrypted in the outbox until the mail is sent. */
export type MailContent = z.infer<typeof mailContentSchema>;

/** The sender name of mails that belong to no organisation. */
export const productName = 'Canvass';

/** Renders a mail in the organisation's name and colour. */
export async function mailContent(
  db: Database,
  {
    kind,
    organizationId,
    to,
    language,
    link,
    values,
    removed = [],
  }: Omit<NewMail, 'userId' | 'aboutId' | 'expiresAt'>,
): Promise<MailContent> {
  const organization = organizationId === null ? undefined : await findOrganization(db, organizationId);
  const names = {
    organization: organization?.name ?? productName,
    inviter: values.inviter ?? '',
    email: to,
    removed,
    form: values.form ?? '',
    workflow: values.workflow ?? '',
    problem: values.problem ?? '',
  };
  const accent = readOrganizationSettings(organization?.settings ?? '{}').accent ?? null;
  return { ...renderMail({ kind, language, link, names, accent }), link };
}

/** Undefined once the mail is sent, or if its encryption keys are gone. */
export function openMail(keys: AccountKeys, sealed: string): MailContent | undefined {
  const text = sealed === '' ? undefined : keys.open('mail', sealed);
  return text === undefined ? undefined : z.parse(mailContentSchema, JSON.parse(text));
}
