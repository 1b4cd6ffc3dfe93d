import type { FieldType } from '../value/kinds.ts';
import { addressType } from './address/type.ts';
import { calendlyType } from './calendly/type.ts';
import { commentType } from './comment/type.ts';
import { creditCardType } from './creditCard/type.ts';
import { dateType } from './date/type.ts';
import type { KnownField } from './declarations.ts';
import { dropdownType } from './dropdown/type.ts';
import { emailType } from './email/type.ts';
import type { Facts } from './facts.ts';
import { fileUploadType } from './fileUpload/type.ts';
import { hiddenType } from './hidden/type.ts';
import { multipleChoiceType } from './multipleChoice/type.ts';
import { npsType } from './nps/type.ts';
import { oneLineInputType } from './oneLineInput/type.ts';
import { phoneType } from './phone/type.ts';
import { ratingType } from './rating/type.ts';
import { richTextType } from './richText/type.ts';
import { sliderType } from './slider/type.ts';
import { tableEntryType } from './tableEntry/type.ts';
import { timeType } from './time/type.ts';

/**
 * The 18 field types: the settings of each, the behaviour of its answers, and other facts. Only the server and the app
 * load all of them; a page loads the behaviours of its fields.
 */
export const types = {
  one_line_input: oneLineInputType,
  comment: commentType,
  email: emailType,
  phone: phoneType,
  date: dateType,
  time: timeType,
  address: addressType,
  hidden: hiddenType,
  rich_text: richTextType,
  multiple_choice: multipleChoiceType,
  dropdown: dropdownType,
  rating: ratingType,
  nps: npsType,
  slider: sliderType,
  file_upload: fileUploadType,
  table_entry: tableEntryType,
  credit_card: creditCardType,
  calendly: calendlyType,
} as const satisfies Record<FieldType, object>;

/** The facts of the field's type. */
export function factsOf(field: KnownField): Facts<KnownField> {
  // TypeScript cannot relate a table entry to a field of unknown type.
  return types[field.type].facts as Facts<never> as Facts<KnownField>;
}
