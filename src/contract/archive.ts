import { z } from 'zod';
import { definition as format2 } from '#form/schema/definition.ts';
import { settings } from '#form/schema/settings.ts';
import { instant } from './instant.ts';
import { isShallow, tooDeep } from './nesting.ts';
import * as v2 from './v2.ts';

/** The lines of an archive: the v2 object itself, and what only an archive carries. */

/** What an import kept without knowing it. The API does not show it, v1's `metadata` aside. */
const extra = z
  .record(z.string(), z.unknown())
  .refine((value) => isShallow(value), { error: tooDeep })
  .optional();

/** Ids of others are opaque, but must be storable and fit into a file name. */
export const opaqueId = z
  .string()
  .min(1)
  .max(200)
  .refine((id) => !id.includes('\0') && id.isWellFormed(), { error: 'must be text without U+0000' });

const safeInteger = z.int();

/** The next submission raises the largest id and the counter, and a number holds no more than 2^53. */
export const largestResponseId = 2 ** 53 - 2 ** 32;

/** Below it are the ids of responses that wait, which no archive holds. */
export const smallestResponseId = -largestResponseId;

const responseId = safeInteger.min(smallestResponseId).max(largestResponseId);

/** What PostgreSQL holds in an integer. */
export const largestVersion = 2_147_483_647;

const versionNumber = safeInteger.min(1).max(largestVersion);

/** What comes into a list later gets a later time than all that is there, and years have four digits. */
export const latestCreation = '9000-12-31T23:59:59.999Z';

const created_at = instant.refine((text) => text <= latestCreation, {
  error: `must not be later than ${latestCreation}`,
});

/** What the first format held, and what is made of a form of which only the API's view is known. */
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

export const definition = z.discriminatedUnion('format', [format1, format2]);

export const organizationFile = z.strictObject({
  format: z.literal(1).optional(),
  id: opaqueId.optional(),
  name: z.string().min(1),
  extra,
});

export const workspaceLine = z.strictObject({ ...v2.workspace.shape, id: opaqueId, created_at, extra });

export const versionLine = z.strictObject({ version: versionNumber, published_at: instant, definition });

export const formLine = z.strictObject({
  ...v2.formDetail.shape,
  id: opaqueId,
  created_at,
  definition: definition.optional(),
  versions: z.array(versionLine).optional(),
  counter: safeInteger.min(0).max(largestResponseId).optional(),
  settings: settings.optional(),
  extra,
});

export const responseLine = z.strictObject({
  ...v2.response.shape,
  id: responseId,
  workflows: v2.response.shape.workflows.refine((value) => isShallow(value), { error: tooDeep }),
  created_at,
  version: versionNumber.optional(),
  submission_id: z.string().min(1).max(200).optional(),
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
