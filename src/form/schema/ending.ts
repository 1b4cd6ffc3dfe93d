import { z } from 'zod';
import { image, shownText } from './pieces.ts';

const redirect = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s]+$/, 'must be an address that begins with https:// or http://')
  .describe('The web address where the visitor goes on.');

/** The settings of an ending, of the form or of a rule. */
export const endingShape = {
  title: shownText(500, 'The heading of the last page.').optional(),
  message: shownText(10_000, 'What the last page says.').optional(),
  redirect: redirect.optional(),
  redirect_after: z
    .int()
    .min(1)
    .max(60)
    .describe(
      'Seconds in which the last page can be read before the redirect; without it, the visitor is taken there at once.',
    )
    .optional(),
  mark: z.boolean().describe('Whether a tick is drawn above the heading; yes is the default.').optional(),
  image: image.describe('A picture in place of the tick.').optional(),
  summary: z
    .boolean()
    .describe('Whether the last page lists the answers that were sent; no is the default.')
    .optional(),
  button: z
    .strictObject({
      label: shownText(100, 'What the button says.'),
      url: z
        .string()
        .max(2000)
        .regex(/^https:\/\/[^\s]+$/, 'must be an address that begins with https://')
        .describe('The web address that it leads to.'),
    })
    .describe('A button that leads on.')
    .optional(),
  again: z
    .boolean()
    .describe(
      'Whether the last page offers to answer again, unless each person may answer once; no is the default.',
    )
    .optional(),
  share: z
    .boolean()
    .describe('Whether the last page offers to share the address of the form; no is the default.')
    .optional(),
};
