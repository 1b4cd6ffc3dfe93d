import { z } from 'zod';
import { isFieldType } from '../field/kinds.ts';
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

/** What another server called a field type: kept and shown by the API, but no form with it can be published. */
export const unknownField = z.strictObject({
  ...base,
  type: z.string().refine((type) => !isFieldType(type)),
  options: z
    .array(z.strictObject({ value: z.string(), label: z.string(), price: z.number().optional() }))
    .optional(),
});

export const field = z.union([knownField, unknownField]);

type Schemas = typeof fieldSchemas;

/** A field of the given type: `FieldOf<'email'>`. */
export type FieldOf<Type extends keyof Schemas> = z.infer<Schemas[Type]>;
export type KnownField = { [Type in keyof Schemas]: FieldOf<Type> }[keyof Schemas];
export type UnknownField = z.infer<typeof unknownField>;
