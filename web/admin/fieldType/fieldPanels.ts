import type { SettingsTable } from '#admin/screen/form/build/panel/table/control.ts';
import { answeredField } from '#admin/screen/form/build/panel/table/parts.ts';
import { type FieldType, isFieldType } from '#form/value/kinds.ts';
import { addressPanel } from './address/panel.ts';
import { calendlyPanel } from './calendly/panel.ts';
import { commentPanel } from './comment/panel.ts';
import { creditCardPanel } from './creditCard/panel.ts';
import { datePanel } from './date/panel.ts';
import { dropdownPanel } from './dropdown/panel.ts';
import { emailPanel } from './email/panel.ts';
import { fileUploadPanel } from './fileUpload/panel.ts';
import { hiddenPanel } from './hidden/panel.ts';
import { multipleChoicePanel } from './multipleChoice/panel.ts';
import { npsPanel } from './nps/panel.ts';
import { oneLineInputPanel } from './oneLineInput/panel.ts';
import { phonePanel } from './phone/panel.ts';
import { ratingPanel } from './rating/panel.ts';
import { richTextPanel } from './richText/panel.ts';
import { sliderPanel } from './slider/panel.ts';
import { tableEntryPanel } from './tableEntry/panel.ts';
import { timePanel } from './time/panel.ts';

/** The settings that the builder's panel offers for each field type. */
export const fieldPanels: { readonly [Type in FieldType]: SettingsTable } = {
  one_line_input: oneLineInputPanel,
  comment: commentPanel,
  multiple_choice: multipleChoicePanel,
  dropdown: dropdownPanel,
  email: emailPanel,
  phone: phonePanel,
  address: addressPanel,
  rating: ratingPanel,
  nps: npsPanel,
  slider: sliderPanel,
  date: datePanel,
  time: timePanel,
  calendly: calendlyPanel,
  file_upload: fileUploadPanel,
  table_entry: tableEntryPanel,
  credit_card: creditCardPanel,
  rich_text: richTextPanel,
  hidden: hiddenPanel,
};

/** A type of another server has the settings of every field. */
const unknownType = answeredField({});

export function panelOf(type: string): SettingsTable {
  return isFieldType(type) ? fieldPanels[type] : unknownType;
}
