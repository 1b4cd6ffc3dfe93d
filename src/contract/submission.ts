import { z } from 'zod';
import { uuidPattern } from '#kit/uuid.ts';

/** The body of a submission by a program: answers as plain JSON values, keyed by field id. */
export const submissionBody = z
  .strictObject({
    submission_id: z
      .string()
      .regex(uuidPattern, 'must be a UUID')
      .optional()
      .describe('A UUID of yours, the same on every attempt. Without one, a repetition is another response.'),
    test: z.boolean().optional().describe('Whether it is a test response, which is in no list.'),
    answers: z.record(z.string(), z.unknown()).describe('Values by the ids of fields.'),
    url: z
      .string()
      .max(2000)
      .optional()
      .describe('The page on which it was filled in. Kept where it is an http or https address.'),
    time_spent: z.number().min(0).max(1e9).optional().describe('Seconds that it took.'),
    password: z.string().max(1000).optional().describe('Where the form asks for one.'),
    key: z.string().max(200).optional().describe('Of a personal link; may be in the query instead.'),
    proof: z.string().max(500).optional().describe('The proof of work, after `proof_needed`.'),
  })
  .meta({ id: 'Submission' });

export type SubmissionBody = z.infer<typeof submissionBody>;
