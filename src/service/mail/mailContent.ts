import * as z from 'zod/mini';
import { renderMail } from '#render/mail/renderMail.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../account/context/accountKeys.ts';
import { readOrganizationSettings } from '../organization/organizationSettings.ts';
import type { NewMail } from './queueMail.ts';

const mailContentSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  link: z.nullable(z.string()),
});

/** What is sealed until the mail has left. */
export type MailContent = z.infer<typeof mailContentSchema>;

/** What a mail that concerns a person alone comes from. */
export const productName = 'Canvass';

/** The words of a mail, in the organisation's name and colour. */
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
  };
  const accent = readOrganizationSettings(organization?.settings ?? '{}').accent ?? null;
  return { ...renderMail({ kind, language, link, names, accent }), link };
}

/** Undefined once it was sent, and where it was sealed by keys that are gone. */
export function openMail(keys: AccountKeys, sealed: string): MailContent | undefined {
  const text = sealed === '' ? undefined : keys.open('mail', sealed);
  return text === undefined ? undefined : z.parse(mailContentSchema, JSON.parse(text));
}
