import type { FieldOf, KnownField } from '#form/type/declarations.ts';
import type { FieldType } from '#form/value/kinds.ts';
import type { Html } from '../html.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { address } from './address.ts';
import { calendly } from './calendly.ts';
import { dropdown } from './choice/dropdown.ts';
import { multipleChoice } from './choice/multipleChoice.ts';
import { comment } from './comment.ts';
import { creditCard } from './creditCard.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { fileUpload } from './fileUpload.ts';
import { hidden } from './hidden.ts';
import { oneLineInput } from './oneLineInput.ts';
import { phone } from './phone.ts';
import { richText } from './richText.ts';
import { nps } from './scale/nps.ts';
import { rating } from './scale/rating.ts';
import { slider } from './scale/slider.ts';
import { tableEntry } from './table/tableEntry.ts';
import { time } from './time.ts';

const adapters: { readonly [Type in FieldType]: FieldAdapter<FieldOf<Type>> } = {
  file_upload: fileUpload,
  table_entry: tableEntry,
  multiple_choice: multipleChoice,
  rating,
  nps,
  slider,
  dropdown,
  comment,
  calendly,
  date,
  phone,
  address,
  one_line_input: oneLineInput,
  email,
  time,
  hidden,
  rich_text: richText,
  credit_card: creditCard,
};

export function adapterOf({ type }: Pick<KnownField, 'type'>): FieldAdapter {
  // Each adapter takes fields of its own type, which the compiler cannot follow through the table.
  return adapters[type] as unknown as FieldAdapter;
}

/** The types in the order in which the script gets their texts. */
export const adaptedTypes = Object.keys(adapters) as FieldType[];

export function renderField(view: FieldView): Html | undefined {
  return adapterOf(view.field).render(view);
}
