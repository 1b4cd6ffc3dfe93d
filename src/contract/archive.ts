import { z } from 'zod';
import { definition as format2 } from '#form/schema/definition.ts';
import { storedSettings } from '#form/schema/settings.ts';
import { isShallow, tooDeep } from '#kit/nesting.ts';
import { instant } from './instant.ts';
import * as v2 from './v2.ts';

/** Unknown data that an import preserved. The API does not show it, except for v1's `metadata`. */
const extra = z
  .record(z.string(), z.unknown())
  .refine((value) => isShallow(value), { error: tooDeep })
  .optional();

/** Foreign ids are opaque, but must be storable and fit into a file name. */
const opaqueId = z
  .string()
  .min(1)
  .max(200)
  .refine((id) => !id.includes('\0') && id.isWellFormed(), { error: 'must be text without U+0000' });

const safeInteger = z.int();

/** Leaves room for new submissions, which raise the largest id and the counter, below 2^53. */
export const maxResponseId = 2 ** 53 - 2 ** 32;

/** Smaller ids belong to pending responses, which no archive contains. */
export const minResponseId = -maxResponseId;

const responseId = safeInteger.min(minResponseId).max(maxResponseId);

/** The largest PostgreSQL integer. */
export const maxVersion = 2_147_483_647;

const responseNumber = safeInteger.min(0).max(maxResponseId);

const versionNumber = safeInteger.min(1).max(maxVersion);

/** Leaves room for later items, whose times must be later than all existing ones; years have four digits. */
export const maxCreatedAt = '9000-12-31T23:59:59.999Z';

const created_at = instant.refine((text) => text <= maxCreatedAt, {
  error: `must not be later than ${maxCreatedAt}`,
});

/** The first format, also used for a form that is known only through the API. */
const format1 = z.strictObject({
  format: z.literal(1),
  pages: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      fields: z.array(
        z.strictObject({
          id: z.string(),
          type: z.string(),
          label: z.string(),
          description: z.string().nullable(),
          required: z.boolean(),
          options: z
            .array(z.strictObject({ label: z.string(), value: z.string(), price: z.number().optional() }))
            .optional(),
          position: z.int().min(0).optional(),
        }),
      ),
    }),
  ),
});

const definition = z.discriminatedUnion('format', [format1, format2]);

export const organizationFile = z.strictObject({
  format: z.literal(1).optional(),
  id: opaqueId.optional(),
  name: z.string().min(1),
  extra,
});

export const workspaceLine = z.strictObject({ ...v2.workspace.shape, id: opaqueId, created_at, extra });

const versionLine = z.strictObject({ version: versionNumber, published_at: instant, definition });

export const formLine = z.strictObject({
  ...v2.formDetail.shape,
  id: opaqueId,
  created_at,
  definition: definition.optional(),
  versions: z.array(versionLine).optional(),
  counter: safeInteger.min(0).max(maxResponseId).optional(),
  last_number: responseNumber.optional(),
  last_test_number: responseNumber.optional(),
  settings: storedSettings.optional(),
  extra,
});

export const responseLine = z.strictObject({
  ...v2.response.shape,
  id: responseId,
  workflows: v2.response.shape.workflows.refine((value) => isShallow(value), { error: tooDeep }),
  created_at,
  version: versionNumber.optional(),
  submission_id: z.string().min(1).max(200).optional(),
  language: z.string().min(1).max(100).optional(),
  number: responseNumber.min(1).optional(),
  extra,
});

export const fileLine = z.strictObject({
  ...v2.file.shape,
  created_at,
  response_id: responseId.optional(),
  field_id: z.string().optional(),
  extra,
});

export type OrganizationFile = z.infer<typeof organizationFile>;
export type WorkspaceLine = z.infer<typeof workspaceLine>;
export type FormLine = z.infer<typeof formLine>;
export type VersionLine = z.infer<typeof versionLine>;
export type ResponseLine = z.infer<typeof responseLine>;
export type FileLine = z.infer<typeof fileLine>;
