import { z } from 'zod';
import type { FieldText } from '../type/declarations.ts';
import { fieldId, namingWord, pageId, recordOf } from './pieces.ts';

/** The button texts and messages that a form may override; the rest comes from the visitor's language. */
export const textKeys = [
  'submit',
  'next',
  'back',
  'save_for_later',
  'required',
  'closed',
  'full',
  'not_open_yet',
  'already_answered',
] as const;

export const texts = z
  .strictObject(
    Object.fromEntries(textKeys.map((key) => [key, z.string().max(2000).optional()])) as Record<
      (typeof textKeys)[number],
      z.ZodOptional<z.ZodString>
    >,
  )
  .describe('Words of buttons and messages, where the form says them its own way.')
  .meta({ id: 'Texts' });

const text = z.string().max(20_000);

const ending = z.strictObject({
  title: text.optional(),
  message: text.optional(),
  button: text.describe('What the button says.').optional(),
  image: text.describe('What the picture shows.').optional(),
});

/** The texts that the settings of a field declare. */
const fieldTexts = {
  label: text.optional(),
  description: text.optional(),
  placeholder: text.optional(),
  text: text.optional(),
  pattern_message: text.optional(),
  low_label: text.optional(),
  high_label: text.optional(),
  unit: text.optional(),
  add_label: text.optional(),
  purpose: text.optional(),
} satisfies Record<FieldText, z.ZodOptional<z.ZodString>>;

export const translation = z
  .strictObject({
    title: text.optional(),
    description: text.optional(),
    pages: recordOf(
      pageId,
      z.strictObject({ label: text.optional(), description: text.optional() }),
    ).optional(),
    fields: recordOf(
      fieldId,
      z.strictObject({
        ...fieldTexts,
        other: text.optional(),
        options: recordOf(z.string(), text).describe('Labels by the value of the option.').optional(),
        option_descriptions: recordOf(z.string(), text)
          .describe('Descriptions by the value of the option.')
          .optional(),
        option_images: recordOf(z.string(), text)
          .describe('What the pictures of options show, by the value of the option.')
          .optional(),
        columns: recordOf(z.string(), text).describe('Labels by the id of the column.').optional(),
        column_options: recordOf(z.string(), recordOf(z.string(), text))
          .describe('Labels of options by the id of the column and the value of the option.')
          .optional(),
        rows: recordOf(z.string(), text).describe('Labels by the id of the row.').optional(),
      }),
    ).optional(),
    texts: texts.optional(),
    ending: ending.optional(),
    endings: recordOf(namingWord(), ending).describe('The endings of rules, by their ids.').optional(),
    theme: z
      .strictObject({ logo: text.optional(), cover: text.optional() })
      .describe('What the pictures of the theme show.')
      .optional(),
  })
  .describe('The texts of the form in another language. What is missing stays as it is.')
  .meta({ id: 'Translation' });

export type Texts = z.infer<typeof texts>;
export type Translation = z.infer<typeof translation>;
