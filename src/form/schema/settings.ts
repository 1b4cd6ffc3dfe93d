import { z } from 'zod';
import { readPasswordHash } from '#kit/secret/passwordHashText.ts';
import { fieldId } from './pieces.ts';

/** A PHC string: only the hash of a form's password is stored. */
const passwordHash = z
  .string()
  .max(500)
  .refine((hash) => readPasswordHash(hash) !== undefined, {
    error:
      'must be an argon2id hash as the service makes it; set it with: node bin/canvass form password <id>',
  });

const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 2026-12-31T18:00')
  .meta({ examples: ['2026-12-31T18:00'] });

/**
 * Settings that take effect at once and for all versions: a deadline moves without publishing. A separate switch
 * enables the form.
 */
export const settings = z
  .strictObject({
    slug: z
      .string()
      .regex(
        /^(?![0-9a-z]{8}$)[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/,
        'must be 1 to 64 small letters, digits and hyphens, and not eight letters or digits, which is what ids look like',
      )
      .describe('The readable address: /f/<slug>.')
      .optional(),
    time_zone: z
      .string()
      .max(100)
      .describe('Of dates and times in this form, such as Europe/Berlin; UTC is the default.')
      .optional(),
    opens_at: localTime.describe('When it opens, in its time zone.').optional(),
    closes_at: localTime.describe('When it closes, in its time zone.').optional(),
    max_responses: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .describe('It closes after so many responses.')
      .optional(),
    quotas: z
      .array(
        z.strictObject({
          field: fieldId,
          option: z.string().min(1).max(200).describe('The value of the option.'),
          max: z.int().min(0).max(1_000_000_000).describe('How often it can be chosen.'),
        }),
      )
      .max(1000)
      .describe('How often an option can be chosen, over all responses: seats, slots.')
      .optional(),
    password_hash: passwordHash
      .describe('Asks for a password; set it with: node bin/canvass form password <id>')
      .optional(),
    one_per_person: z
      .discriminatedUnion('by', [
        z.strictObject({ by: z.literal('link') }),
        z.strictObject({ by: z.literal('browser') }),
        z.strictObject({ by: z.literal('answer'), field: fieldId }),
      ])
      .describe(
        'One response per person: by a personal link, by browser, or by an answer that must be unique.',
      )
      .optional(),
    spam: z
      .enum(['standard', 'strict', 'off'])
      .describe('How carefully spam is looked for; standard is the default.')
      .optional(),
    programs: z
      .boolean()
      .describe('Whether programs may send answers as JSON; yes is the default.')
      .optional(),
    search_engines: z
      .boolean()
      .describe('Whether search engines may list the form; no is the default.')
      .optional(),
    privacy_mode: z
      .boolean()
      .describe(
        'Of a submission its id and its time are kept, and for a day a keyed hash of its answers; workflows still get the answers.',
      )
      .optional(),
    partial: z
      .boolean()
      .describe(
        'Whether answers are kept while visitors fill in the form, before they send it; no is the default.',
      )
      .optional(),
    edits: z
      .boolean()
      .describe('Whether visitors get a link to change their answers later; no is the default.')
      .optional(),
    edits_until: localTime
      .describe('Until when answers can be changed, in its time zone; otherwise until the form closes.')
      .optional(),
    copy: z
      .enum(['never', 'asked', 'always'])
      .describe(
        'Whether visitors get a copy of their answers by e-mail: never (the default), where they ask for it, or always.',
      )
      .optional(),
    retention_days: z
      .int()
      .min(1)
      .max(36_500)
      .describe('Responses are deleted after so many days.')
      .optional(),
  })
  .describe('Live settings: they take effect at once, without publishing.')
  .meta({ id: 'Settings' });

/**
 * Settings that were stored once, here or elsewhere. A password hash that the service has not made matches nothing: the form
 * stays shut until its password is set again.
 */
export const storedSettings = settings
  .extend({ password_hash: z.string().max(500).optional() })
  .meta({ id: 'StoredSettings' });

/** The live settings of a form, which are not part of a version. */
export type FormSettings = z.infer<typeof settings>;
