import * as z from 'zod/mini';
import { mailAddress } from '../text.ts';

export const mailPreferences = z.object({
  /** The sender name of mails; if empty, the organisation's name. */
  from_name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** The reply address; if empty, the sender address. */
  reply_to: z.optional(z.union([z.literal(''), mailAddress])),
});

/** The stored settings of an organisation; all are optional. */
export const organizationSettings = z.object({
  /** An IANA time zone; UTC if missing. */
  time_zone: z.optional(z.string()),
  /** The accent colour of mails, and of forms without their own. */
  accent: z.optional(z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/)))),
  /** The media type and pixel size of the logo; its URL contains the content hash. */
  logo: z.optional(z.object({ type: z.string(), hash: z.string(), width: z.number(), height: z.number() })),
  mail: z.optional(mailPreferences),
  /** Whether all members need a second factor. */
  second_factor_required: z.optional(z.boolean()),
});

export type OrganizationSettings = z.infer<typeof organizationSettings>;
