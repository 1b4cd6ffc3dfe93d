import { type FieldType, isFieldType } from '#form/value/kinds.ts';
import { dropdown, multipleChoice, nps, rating, slider } from './chosenTypes.ts';
import type { SettingsTable } from './control.ts';
import { calendly, creditCard, fileUpload, richText, tableEntry, unknownType } from './otherTypes.ts';
import { address, comment, date, email, hidden, oneLineInput, phone, time } from './writtenTypes.ts';

export const fieldTables: { readonly [Type in FieldType]: SettingsTable } = {
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

export function tableOf(type: string): SettingsTable {
  return isFieldType(type) ? fieldTables[type] : unknownType;
}
