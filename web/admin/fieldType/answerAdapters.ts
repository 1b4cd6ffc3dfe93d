import type { FieldOf, KnownField } from '#form/type/declarations.ts';
import { type FieldType, isFieldType } from '#form/value/kinds.ts';
import { addressAnswer } from './address/answer.tsx';
import type { AnswerAdapter } from './answerAdapter.ts';
import { calendlyAnswer } from './calendly/answer.tsx';
import { commentAnswer } from './comment/answer.tsx';
import { creditCardAnswer } from './creditCard/answer.tsx';
import { dateAnswer } from './date/answer.tsx';
import { dropdownAnswer } from './dropdown/answer.tsx';
import { emailAnswer } from './email/answer.tsx';
import { fileUploadAnswer } from './fileUpload/answer.tsx';
import { hiddenAnswer } from './hidden/answer.tsx';
import { multipleChoiceAnswer } from './multipleChoice/answer.tsx';
import { npsAnswer } from './nps/answer.tsx';
import { oneLineInputAnswer } from './oneLineInput/answer.tsx';
import { phoneAnswer } from './phone/answer.tsx';
import { ratingAnswer } from './rating/answer.tsx';
import { richTextAnswer } from './richText/answer.tsx';
import { sliderAnswer } from './slider/answer.tsx';
import { tableEntryAnswer } from './tableEntry/answer.tsx';
import { timeAnswer } from './time/answer.tsx';

/** Only one response loads them; cells of the table are in `answerCells.ts`. */
const adapters: { readonly [Type in FieldType]: AnswerAdapter<FieldOf<Type>> } = {
  one_line_input: oneLineInputAnswer,
  comment: commentAnswer,
  multiple_choice: multipleChoiceAnswer,
  dropdown: dropdownAnswer,
  email: emailAnswer,
  phone: phoneAnswer,
  address: addressAnswer,
  rating: ratingAnswer,
  nps: npsAnswer,
  slider: sliderAnswer,
  date: dateAnswer,
  time: timeAnswer,
  calendly: calendlyAnswer,
  file_upload: fileUploadAnswer,
  table_entry: tableEntryAnswer,
  credit_card: creditCardAnswer,
  rich_text: richTextAnswer,
  hidden: hiddenAnswer,
};

/** Undefined for the type of another server, whose answers show what they are by their kind. */
export function answerAdapterOf(type: string | undefined): AnswerAdapter<KnownField> | undefined {
  if (type === undefined || !isFieldType(type)) return undefined;
  // TypeScript cannot relate a table entry to a field of unknown type.
  return adapters[type] as AnswerAdapter<never> as AnswerAdapter<KnownField>;
}
