import { z } from 'zod';
import { condition } from '../../logic.ts';
import { actionBase, filledText } from '../base.ts';

const addresses = filledText(
  1000,
  'An address, several with commas, or a field that asks for one: [field2].',
).min(1);

const recipient = z.strictObject({
  when: condition.describe('Mails them only where this holds; the same as in logic.').optional(),
  to: addresses,
});

/** Mails the response. Without `text` it holds all answers as a table. */
export const mail = z
  .strictObject({
    ...actionBase,
    type: z.literal('mail'),
    to: z
      .union([addresses, z.array(recipient).min(1).max(20)])
      .describe('Who gets it: addresses, or a list of addresses that each have a condition.'),
    subject: filledText(500, 'The subject, with inserted answers.').optional(),
    text: filledText(
      20_000,
      'The text, with inserted answers; without it, all answers as a table.',
    ).optional(),
    answers: z
      .boolean()
      .describe('Whether all answers follow as a table; yes without a text, no with one.')
      .optional(),
    reply_to: filledText(500, 'Where replies go: an address or a field that asks for one.').optional(),
    files: z.boolean().describe('Whether uploaded files are attached, up to 10 MB in all.').optional(),
    pdf: z.boolean().describe('Whether a PDF of the response is attached.').optional(),
  })
  .describe('Sends a mail.')
  .meta({ id: 'Action_mail' });
