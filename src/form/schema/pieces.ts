import { z } from 'zod';

/** A text that people read. It may contain formulas in brackets: `Thank you, [field1]`. */
export function shownText(most: number, about: string) {
  return z.string().max(most).describe(about);
}

/** Translations use ids and values as keys, and `__proto__` is not safe as a key. */
const prototype = '__proto__';

/** An id by which other parts of the document refer to this one. */
export function namingWord() {
  return z
    .string()
    .min(1)
    .max(200)
    .refine((word) => word !== prototype, { error: `must not be ${prototype}` });
}

/** An object with free keys. Zod silently drops the forbidden key, so it is refused before. */
export function recordOf<Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(key: Key, value: Value) {
  return z.preprocess(
    (given, context) => {
      if (typeof given === 'object' && given !== null && Object.hasOwn(given, prototype))
        context.addIssue({ code: 'custom', path: [prototype], message: 'must not be a key here' });
      return given;
    },
    z.record(key, value),
  );
}

export const fieldId = namingWord()
  .describe("A field's id: field1, field2, … An id is never given to another field, also after deletion.")
  .meta({ examples: ['field1'] });

/** A currency by its code in ISO 4217; the checker knows which there are. */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be a currency code like USD')
  .meta({ examples: ['EUR'] });

export const pageId = namingWord().describe("A page's id: page1, page2, …");

export const formula = z
  .string()
  .min(1)
  .max(2000)
  .describe('A formula over fields, such as "field4 + field8 * 0.75".');

export const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag like en, pt-BR or zh-Hant')
  .describe('A language tag such as en, de or pt-BR.');

/** Two capital letters; the checker knows whether the country exists. */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be a two-letter country code like DE')
  .describe('A two-letter country code, such as DE.');

/** A data URL, because a hosted form loads nothing from other hosts. */
export const dataImage = z
  .string()
  .max(400_000)
  .regex(
    /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/,
    'must be a data: address of a PNG, JPEG, WebP or GIF image',
  )
  .describe('A data: address with a PNG, JPEG, WebP or GIF image of at most 300 KB.');

export const image = z
  .strictObject({
    source: dataImage,
    alternative: shownText(
      500,
      'What the image shows, for those who cannot see it; empty for decoration.',
    ).optional(),
  })
  .describe('An image kept inside the form.');
