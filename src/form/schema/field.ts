import { z } from 'zod';
import { isFieldType } from '../value/kinds.ts';
import { address } from './field/address.ts';
import { base } from './field/base.ts';
import { calendly } from './field/calendly.ts';
import { comment } from './field/comment.ts';
import { creditCard } from './field/creditCard.ts';
import { date } from './field/date.ts';
import { dropdown } from './field/dropdown.ts';
import { email } from './field/email.ts';
import { fileUpload } from './field/fileUpload.ts';
import { hidden } from './field/hidden.ts';
import { multipleChoice } from './field/multipleChoice.ts';
import { nps } from './field/nps.ts';
import { oneLineInput } from './field/oneLineInput.ts';
import { phone } from './field/phone.ts';
import { rating } from './field/rating.ts';
import { richText } from './field/richText.ts';
import { slider } from './field/slider.ts';
import { tableEntry } from './field/tableEntry.ts';
import { time } from './field/time.ts';

/** The settings of each field type. */
export const fieldSchemas = {
  one_line_input: oneLineInput,
  comment,
  email,
  phone,
  date,
  time,
  address,
  hidden,
  rich_text: richText,
  multiple_choice: multipleChoice,
  dropdown,
  rating,
  nps,
  slider,
  file_upload: fileUpload,
  table_entry: tableEntry,
  credit_card: creditCard,
  calendly,
};

const [first, ...rest] = Object.values(fieldSchemas);
if (first === undefined) throw new Error('there are no field types');

/** A field of one of the 18 types. */
export const knownField = z.discriminatedUnion('type', [first, ...rest]);

/** An unknown field type of another server: stored and shown by the API, but it blocks publishing. */
const unknownField = z.strictObject({
  ...base,
  type: z.string(),
  options: z
    .array(z.strictObject({ value: z.string(), label: z.string(), price: z.number().optional() }))
    .optional(),
});

/**
 * Any field. A union would report a mistake in a known type as an unknown type. Instead a known type gets the faults
 * of its own schema, and an unknown type with unknown settings counts as a misspelt known type.
 */
export const field = z.unknown().transform((value, context): KnownField | UnknownField => {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const asUnknown = typeof type === 'string' && isFieldType(type) ? undefined : unknownField.safeParse(value);
  if (asUnknown?.success === true) return asUnknown.data;
  const parsed =
    asUnknown !== undefined && typeof type !== 'string' ? asUnknown : knownField.safeParse(value);
  if (parsed.success) return parsed.data;
  // Issues of an inner schema are valid issues here; only the library's type is narrower.
  for (const issue of parsed.error.issues)
    context.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
  return z.NEVER;
});

type Schemas = typeof fieldSchemas;

/** A field of the given type: `FieldOf<'email'>`. */
export type FieldOf<Type extends keyof Schemas> = z.infer<Schemas[Type]>;
export type KnownField = { [Type in keyof Schemas]: FieldOf<Type> }[keyof Schemas];
type UnknownField = z.infer<typeof unknownField>;
