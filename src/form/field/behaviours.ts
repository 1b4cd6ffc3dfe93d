import type { Field } from '../definition/document.ts';
import type { KnownField } from '../type/declarations.ts';
import type { Answer } from '../value/answer.ts';
import { address } from './address.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { type BehaviourTable, behaviourIn, hasBehaviour } from './behaviourTable.ts';
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

/** The behaviour of each of the 18 field types. */
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
} satisfies Required<BehaviourTable>;

/** The behaviour of the field's type; see {@link behaviourIn} for the answers that it takes. */
export function behaviourOf(field: KnownField): FieldBehaviour<KnownField, Answer> {
  return behaviourIn(behaviours, field);
}

/** Whether the field is of one of the 18 types. Imported forms may contain other types, which take no answer. */
export function isKnownField(field: Field): field is KnownField {
  return hasBehaviour(behaviours, field);
}
