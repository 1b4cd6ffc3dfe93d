import * as z from 'zod/mini';
import { mailAddress } from '../text.ts';

export const mailChoice = z.object({
  /** The name that mails come from; the organisation's own where empty. */
  from_name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Where answers go; the address that mails come from where empty. */
  reply_to: z.optional(z.union([z.literal(''), mailAddress])),
});

/** What an organisation has chosen, as it is stored; all of it may be missing. */
export const organizationSettings = z.object({
  /** An IANA name; UTC where none is chosen. */
  time_zone: z.optional(z.string()),
  /** The colour of buttons and links on forms that choose none, and of mails. */
  accent: z.optional(z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/)))),
  /** What its logo is and how many pixels it has; the hash of its content stands in its address. */
  logo: z.optional(z.object({ type: z.string(), hash: z.string(), width: z.number(), height: z.number() })),
  mail: z.optional(mailChoice),
  /** Whether everybody needs a second factor to enter. */
  second_factor_required: z.optional(z.boolean()),
});

export type OrganizationSettings = z.infer<typeof organizationSettings>;
