import { z } from 'zod';
import { dataImage, shownText } from './pieces.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #0e6b5c');

export const presetNames = [
  'studio',
  'civic',
  'harbour',
  'meadow',
  'sorbet',
  'paper',
  'salon',
  'midnight',
  'blueprint',
  'poster',
] as const;

export const fontNames = [
  'system',
  'serif',
  'rounded',
  'mono',
  'inter',
  'figtree',
  'nunito',
  'grotesk',
  'newsreader',
  'fraunces',
] as const;

/** The pictures that come with the service, named `picture:<name>` in a theme. */
export const pictureNames = [
  'lantern',
  'lanterns',
  'table',
  'hills',
  'waves',
  'leaves',
  'shapes',
  'confetti',
  'city',
  'desk',
  'coffee',
  'stars',
  'letters',
] as const;

const font = z.enum(fontNames);

/** A picture of the theme: inside the document like other images, or one that comes with the service. */
const picture = z
  .strictObject({
    source: z
      .union([z.enum(pictureNames.map((name) => `picture:${name}` as const)), dataImage], {
        error: `must be a data: address of a PNG, JPEG, WebP or GIF image, or one of ${pictureNames.map((name) => `picture:${name}`).join(', ')}`,
      })
      .describe('A picture that comes with the service, such as picture:hills, or a data: address.'),
    alternative: shownText(
      500,
      'What the image shows, for those who cannot see it; empty for decoration.',
    ).optional(),
  })
  .meta({ id: 'Picture' });

export const theme = z
  .strictObject({
    preset: z
      .enum(presetNames)
      .describe('A complete look, light and dark; every other setting overrides it.')
      .optional(),
    mode: z
      .enum(['auto', 'light', 'dark'])
      .describe("auto (the default) follows the visitor's device.")
      .optional(),
    accent: colour.describe('The colour of buttons and chosen things.').optional(),
    background: colour.describe('The colour behind the form.').optional(),
    paper: colour.describe('The colour of the form itself.').optional(),
    ink: colour.describe('The colour of text.').optional(),
    font: font
      .describe(
        'system (the default), serif, rounded and mono are fonts that devices have; the others are sent with the page.',
      )
      .optional(),
    heading_font: font.describe('The font of headings; the same as font by default.').optional(),
    radius: z.int().min(0).max(24).describe('How round corners are, in pixels; 6 is the default.').optional(),
    density: z
      .enum(['compact', 'regular', 'spacious'])
      .describe('The space between questions; regular is the default.')
      .optional(),
    inputs: z
      .enum(['boxed', 'bold', 'underlined', 'filled'])
      .describe('How inputs are drawn; boxed is the default.')
      .optional(),
    button: z
      .enum(['solid', 'pill', 'outline', 'raised'])
      .describe('How buttons are drawn; solid is the default.')
      .optional(),
    card: z
      .boolean()
      .describe(
        'Whether the form is a card on its background on wide screens; yes is the default. A form with a background image or gradient always is.',
      )
      .optional(),
    backdrop: z
      .enum(['plain', 'gradient', 'dots', 'grid'])
      .describe('What is behind a card; plain is the default.')
      .optional(),
    background_gradient: z
      .strictObject({
        from: colour,
        to: colour,
        angle: z.int().min(0).max(360).describe('In degrees; 135 is the default.').optional(),
      })
      .describe('A gradient behind the form.')
      .optional(),
    logo: picture.describe('Shown above the form.').optional(),
    cover: picture.describe('A wide picture above the form.').optional(),
    side_image: picture
      .describe('A picture beside the form on wide screens, and above it on others.')
      .optional(),
    background_image: picture.describe('Shown behind the form.').optional(),
    css: z
      .string()
      .max(20_000)
      .describe('Styles of your own, for experts; only safe properties take effect.')
      .optional(),
  })
  .meta({ id: 'Theme' });

export type Theme = z.infer<typeof theme>;
export type PresetName = (typeof presetNames)[number];
export type FontName = (typeof fontNames)[number];
export type PictureName = (typeof pictureNames)[number];
