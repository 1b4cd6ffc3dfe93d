import { z } from 'zod';
import { authoredShape, definitionShape } from './definition.ts';
import { settings } from './settings.ts';

/** The settings in a form file besides the document. */
const envelope = {
  $schema: z.string().describe('The address of this schema, for editors.').optional(),
  id: z
    .string()
    .min(1)
    .max(200)
    .describe('The id of the form: eight letters or digits. "form new" makes one.')
    .optional(),
  name: z
    .string()
    .min(1)
    .max(500)
    .regex(/^\P{Cc}*$/u, 'must be one line without control characters')
    .describe('What the team calls the form.'),
  organization: z
    .string()
    .min(1)
    .max(500)
    .describe('The id or name of the organisation, where there are several.')
    .optional(),
  workspace: z
    .string()
    .min(1)
    .max(500)
    .describe('The id or name of the workspace, where there are several.')
    .optional(),
  settings: settings.optional(),
};

/** A form in a file: its document, its live settings, and where it belongs. */
export const formFile = z.strictObject({ ...envelope, ...definitionShape });

/** The same for editors, which complete the 18 field types only. */
export const authoredFormFile = z.strictObject({ ...envelope, ...authoredShape });

export type FormFile = z.infer<typeof formFile>;
