import type { FieldOf, KnownField } from '#form/schema/field.ts';
import type { FieldType } from '#form/value/kinds.ts';
import type { Html } from '../html.ts';
import type { FieldView } from '../view.ts';
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

const renderers: { [Type in FieldType]: (view: FieldView<FieldOf<Type>>) => Html | undefined } = {
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

/** A field as HTML; undefined if there is nothing to show or send. */
export function renderField(view: FieldView): Html | undefined {
  // Each renderer takes fields of its own type, which the compiler cannot follow through the table.
  const render = renderers[view.field.type] as (view: FieldView<KnownField>) => Html | undefined;
  return render(view);
}
