import { z } from 'zod';
import { image } from './pieces.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #0e6b5c');

export const theme = z
  .strictObject({
    mode: z
      .enum(['auto', 'light', 'dark'])
      .describe("auto (the default) follows the visitor's device.")
      .optional(),
    accent: colour.describe('The colour of buttons and chosen things.').optional(),
    background: colour.describe('The colour behind the form.').optional(),
    paper: colour.describe('The colour of the form itself.').optional(),
    ink: colour.describe('The colour of text.').optional(),
    font: z
      .enum(['system', 'serif', 'rounded', 'mono'])
      .describe('A stack of fonts that devices have; system is the default.')
      .optional(),
    radius: z.int().min(0).max(24).describe('How round corners are, in pixels; 6 is the default.').optional(),
    logo: image.describe('Shown above the form.').optional(),
    background_image: image.describe('Shown behind the form.').optional(),
    css: z
      .string()
      .max(20_000)
      .describe('Styles of your own, for experts; only safe properties take effect.')
      .optional(),
  })
  .meta({ id: 'Theme' });

export type Theme = z.infer<typeof theme>;
