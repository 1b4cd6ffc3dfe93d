import { z } from 'zod';
import { instant } from './instant.ts';
import { problems } from './problem.ts';

const submissionId = z.string().describe('The one that was sent, in lower case; else one that we made.');
const test = z.boolean();

/** The response to an accepted submission. */
export const submissionStored = z
  .strictObject({
    submission_id: submissionId,
    created_at: instant.describe('Of the response, as the API shows it.'),
    test,
    ending: z
      .strictObject({
        title: z.string().optional(),
        message: z.string().optional(),
        redirect: z.string().optional().describe('Where the visitor is to go on.'),
      })
      .describe('What follows, as the form says it.'),
  })
  .meta({ id: 'SubmissionStored' });

export const submissionToPay = z
  .strictObject({
    submission_id: submissionId,
    test,
    payment: z.strictObject({ redirect: z.string().describe('Where the visitor pays.') }),
  })
  .meta({ id: 'SubmissionToPay' });

const { message, type } = problems.answers_refused;

/** Refused answers, one entry per field. */
export const answersRefused = z
  .strictObject({
    error: z.strictObject({
      type: z.literal(type),
      code: z.literal('answers_refused'),
      message: z.string().meta({ examples: [message] }),
      fields: z.array(
        z.strictObject({
          id: z.string().describe('Of the field.'),
          code: z.string().describe('Stable; the language of forms lists them all.'),
          message: z.string().describe('In the language that Accept-Language or lang asks for.'),
        }),
      ),
    }),
  })
  .meta({ id: 'AnswersRefused' });

/** A submission that looks like spam and needs a proof of work. */
export const proofNeeded = z
  .strictObject({
    error: z.strictObject({
      type: z.literal(problems.proof_needed.type),
      code: z.literal('proof_needed'),
      message: z.string(),
      submission_id: z.string().describe('Under which the same is to be sent again.'),
      challenge: z.string().describe('What the proof answers.'),
    }),
  })
  .meta({ id: 'ProofNeeded' });
