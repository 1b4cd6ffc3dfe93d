import { z } from 'zod';
import { fieldKeyPattern } from '../../definition/fieldKeys.ts';
import { fieldId, shownText } from '../pieces.ts';

/** The settings of every field type. */
export const base = {
  id: fieldId,
  key: z
    .string()
    .regex(
      fieldKeyPattern,
      'must be a letter and then letters, digits or underscores, such as email, and not look like field1',
    )
    .describe('A readable name beside the id, for formulas, rules, links and types.')
    .optional(),
  label: shownText(2000, 'The question, or what the field is called.'),
  description: shownText(5000, 'A smaller text under the label.').nullable().optional(),
  required: z
    .boolean()
    .describe('Whether it must be answered where it is shown; no is the default.')
    .optional(),
  width: z
    .enum(['full', 'half', 'third'])
    .describe('How much of the line it takes where there is room; full is the default.')
    .optional(),
  position: z
    .int()
    .min(0)
    .describe(
      "The place in the API's flat list of fields, on imported forms whose list does not go page by page.",
    )
    .optional(),
  imported_options: z
    .array(z.strictObject({ value: z.string(), label: z.string(), price: z.number().optional() }))
    .describe(
      'The options that another server showed for a field of a type that has none here, on imported forms.',
    )
    .optional(),
};

export const placeholder = shownText(
  500,
  'Shown inside the empty control. Not a replacement for the label.',
).optional();

/** The settings of a type between those that every field has, in reading order: the id first. */
export function fieldSchema<Type extends string, Settings extends z.ZodRawShape>(
  type: Type,
  about: string,
  settings: Settings,
) {
  const { id, key, ...others } = base;
  return z
    .strictObject({ id, key, type: z.literal(type), ...others, ...settings })
    .describe(about)
    .meta({ id: `Field_${type}` });
}
