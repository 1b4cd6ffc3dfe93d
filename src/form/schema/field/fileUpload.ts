import { z } from 'zod';
import { fieldSchema } from './base.ts';

export const fileUpload = fieldSchema('file_upload', 'Files that the visitor sends.', {
  types: z
    .array(
      z
        .string()
        .regex(
          /^(image|audio|video|document|spreadsheet|archive|\.[a-z0-9]{1,10}|[a-z]+\/[a-z0-9.+-]+)$/,
          'must be image, audio, video, document, spreadsheet, archive, an ending like .pdf or a media type like text/csv',
        ),
    )
    .min(1)
    .max(50)
    .describe(
      'What is taken: image, audio, video, document, spreadsheet, archive, endings (.pdf) or media types; anything by default.',
    )
    .optional(),
  min_count: z.int().min(1).max(50).describe('Files at least, where any are sent.').optional(),
  max_count: z.int().min(1).max(50).describe('Files at most; 1 is the default.').optional(),
  max_size: z
    .int()
    .min(1)
    .max(5_000_000_000)
    .describe('Bytes of one file at most; 10,000,000 is the default.')
    .optional(),
  signature: z
    .boolean()
    .describe('Asks for a signature, drawn or typed on the page; the answer is one picture.')
    .optional(),
});

export type FileUploadField = z.infer<typeof fileUpload>;
