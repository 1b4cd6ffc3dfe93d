import type { Field } from '../definition/document.ts';
import type { FieldOf, KnownField } from '../schema/field.ts';
import type { Answer } from '../value/answer.ts';
import { type FieldType, isFieldType } from '../value/kinds.ts';
import { address } from './address.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { calendly } from './calendly.ts';
import { comment } from './comment.ts';
import { creditCard } from './creditCard.ts';
import { date } from './date.ts';
import { dropdown } from './dropdown.ts';
import { email } from './email.ts';
import { fileUpload } from './fileUpload.ts';
import { hidden } from './hidden.ts';
import { multipleChoice } from './multipleChoice.ts';
import { nps } from './nps.ts';
import { oneLineInput } from './oneLineInput.ts';
import { phone } from './phone.ts';
import { rating } from './rating.ts';
import { richText } from './richText.ts';
import { slider } from './slider.ts';
import { tableEntry } from './tableEntry.ts';
import { time } from './time.ts';

/** What each of the 18 field types does. */
export const behaviours = {
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
} satisfies { readonly [Type in FieldType]: FieldBehaviour<FieldOf<Type>, Answer> };

/**
 * What the type of the field does. Whoever asks does not know which type it is, so the answer's type is the union of
 * all: hand in only answers that this behaviour read or that are stored for this field.
 */
export function behaviourOf(field: KnownField): FieldBehaviour<KnownField, Answer> {
  // A table from type to behaviour cannot be typed for a field of unknown type: the one place that says "trust me".
  return behaviours[field.type] as unknown as FieldBehaviour<KnownField, Answer>;
}

/** Whether the field is of one of the 18 types; imported forms may hold others, which do nothing. */
export function isKnownField(field: Field): field is KnownField {
  return isFieldType(field.type);
}
