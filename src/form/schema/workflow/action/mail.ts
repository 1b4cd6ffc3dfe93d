import { z } from 'zod';
import { actionBase, filledText } from '../base.ts';

/** Mails the response. Without `text` it holds all answers as a table. */
export const mail = z
  .strictObject({
    ...actionBase,
    type: z.literal('mail'),
    to: filledText(1000, 'An address, several with commas, or a field that asks for one: [field2].').min(1),
    subject: filledText(500, 'The subject, with inserted answers.').optional(),
    text: filledText(
      20_000,
      'The text, with inserted answers; without it, all answers as a table.',
    ).optional(),
  })
  .describe('Sends a mail.')
  .meta({ id: 'Action_mail' });
