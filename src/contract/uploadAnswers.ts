import { z } from 'zod';
import { problems } from './problem.ts';

/** A completed upload; answers refer to its id. */
export const uploadedFile = z
  .strictObject({ id: z.string(), name: z.string(), type: z.string(), size: z.int().min(0) })
  .meta({ id: 'UploadedFile' });

export const uploadBegun = z
  .strictObject({
    id: z.string(),
    ticket: z.string().describe('Sent as Upload-Ticket with everything about this upload.'),
    chunk_size: z.int().min(1).describe('How large pieces are best, in bytes.'),
  })
  .meta({ id: 'UploadBegun' });

export const uploadState = z
  .strictObject({
    received: z.int().min(0).describe('How many bytes have arrived; the next piece begins there.'),
    id: z.string().optional().describe('This and the rest when the file is complete.'),
    name: z.string().optional(),
    type: z.string().optional(),
    size: z.int().min(0).optional(),
  })
  .meta({ id: 'UploadState' });

export const uploadOffset = z
  .strictObject({
    error: z.strictObject({
      type: z.literal(problems.upload_offset.type),
      code: z.literal('upload_offset'),
      message: z.string(),
      received: z.int().min(0).describe('Where the next piece begins.'),
    }),
  })
  .meta({ id: 'UploadOffset' });
