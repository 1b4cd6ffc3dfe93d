import { z } from 'zod';
import { uuidShape } from '#kit/uuid.ts';

/** What a program sends to a form's address: answers in their natural JSON form, by the ids of their fields. */
export const submissionBody = z.strictObject({
  submission_id: z.string().regex(uuidShape, 'must be a UUID').optional(),
  test: z.boolean().optional(),
  answers: z.record(z.string(), z.unknown()),
  url: z.string().max(2000).optional(),
  time_spent: z.number().min(0).max(1e9).optional(),
  password: z.string().max(1000).optional(),
  key: z.string().max(200).optional(),
  proof: z.string().max(500).optional(),
});

export type SubmissionBody = z.infer<typeof submissionBody>;
